import type { ArticleSummary } from '../../src/site/site'
import { makeArticle } from './make-article'
import type { SearchSynonyms } from '../../src/content-model/schemas/vocabulary'

/** Slug, category, title, excerpt and tags of realistic articles, newest first. */
const lines = String.raw`
scam-likely | Scams | What Scam Likely Means and How to Protect Your Phone | Your phone says Scam Likely. Learn what that means, which settings help, and what to do in the first 24 hours after a scam. | Scam Likely, Robocalls, Phone Settings, Call Blocking
board-seat | Scams | The Board Seat Scam: A Paid Offer That Asks for Fees First | Someone offers you a paid board seat, then asks for $3,000-$15,000 in fees. Learn the warning signs, and what to do if you paid. | Board Seats, Advance Fees, Job Offers, Retirement
grandparent-call | Scams | When a “Grandchild” Calls and Needs Money Now | A caller cries, says it is your grandchild, and begs for bail money. How the trick works, and the one question that stops it. | Grandparent Scam, Family Emergency, Voice Cloning
gift-cards | Scams | Nobody Honest Asks to Be Paid in Gift Cards | Why thieves want the numbers on the back of a gift card, and how to get help if you have read them out. | Gift Card, Payment, Theft
tech-support-popup | Safety | That Loud Virus Warning on Your Screen Is Fake | A pop-up says your computer is infected and gives a number to call. Do not call. Here is how to close it. | Tech Support Scam, Pop-up, Virus
phishing | Email | How to Spot a Phishing Message Before You Click | Five signs that an email is not from your bank, the post office or the store it names. | Phishing, Links, Bank
romance | Scams | Love Online: Signs of a Romance Scam | Someone charming writes every day, but never meets you, and then needs money. What to look for. | Romance, Social Media, Dating
medicare | Scams | Medicare Will Not Call You Out of the Blue | How the real government reaches you about Medicare and Social Security, and how impostors do. | Medicare, Government, Impostors
prize | Scams | You Have Won a Prize? Read This Before You Pay | A real lottery never asks for a fee. How prize letters and calls work on hope. | Prize, Lottery, Sweepstakes
hacked-account | Safety | What to Do When Someone Is in Your Account | Change the password, look at the security page, sign out everywhere, and tell your contacts. In that order. | Account, Hacked, Security
passwords | Safety | Strong Passwords You Can Remember | Three plain words make a better password than one clever one. How to make them and where to keep them. | Password, Notebook, Sign In
two-step | Safety | Two-Step Sign-In: The Second Lock on Your Door | Your bank sends a six-digit code. Why that is good, and why you tell it to nobody. | Two-Step, Code, Bank
facetime | Communication | Your First Video Call With FaceTime | See your grandchildren while you talk. Set up FaceTime on an iPhone or iPad in ten minutes. | FaceTime, Video Call, Family
zoom | Communication | Join a Zoom Meeting Without Stress | Tap the link, choose a name, turn on the microphone. All you need for the book club or church. | Zoom, Meeting, Microphone
doctor-video | App Guides | Get Ready for a Video Visit With Your Doctor | What to have at hand, where to put the tablet, and how to test the sound the day before. | Doctor, Video Visit, Health
wifi | Device Setup | Set Up Wi-Fi at Home, Step by Step | Where to put the router, what the name and key on its label mean, and how to join with a tablet. | Wi-Fi, Router, Internet
slow-internet | Troubleshooting | Why the Internet Is Slow Today, and What Helps | Unplug, wait, plug in: five things to try before you call the company. | Internet, Router, Slow
printer | Troubleshooting | When the Printer Says It Is Offline | Paper, ink, cable, restart. A short list that brings most printers back. | Printer, Offline, Restart
frozen-tablet | Troubleshooting | A Frozen Tablet: How to Restart It Safely | Nothing moves on the screen? Two buttons and a little patience nearly always help. | Tablet, Frozen, Restart
text-size | Device Setup | Make the Text Size on Your Phone Larger | Larger text, bolder words and more light: three settings that spare your eyes. | Text Size, Vision, Settings
hearing | Device Setup | Hear Your Phone Better: Volume, Hearing Aids and Captions | Turn the ring up, connect hearing aids by Bluetooth, and let calls appear as text. | Volume, Hearing Aids, Captions
photos-share | App Guides | Send Photos to Your Family | Pick the pictures, tap Share, choose a person. By message, by email, or in a shared album. | Photos, Sharing, Album
photos-backup | App Guides | Keep Your Photographs Safe With a Backup | When the storage is full, or the phone is lost, a backup in the cloud keeps each photograph. | Backup, Storage, Cloud
email-start | Email | Write and Answer Your First Email | Gmail in plain words: the address, the subject, the Send button, and finding an answer again. | Gmail, Letters, Attachments
spam-folder | Email | Clear Out Junk Mail and Stop Newsletters | How the spam folder works, how to unsubscribe, and which letters to delete unread. | Spam, Junk, Unsubscribe
whatsapp | Communication | WhatsApp Messages to Children Abroad | Free messages and calls to any country. How to install it, and how to add your family. | WhatsApp, Messages, Abroad
facebook | Communication | Facebook Without Worry: Who Sees What You Post | Choose who can see your posts, accept only friends you know, and leave a group politely. | Facebook, Privacy, Friends
shopping | App Guides | Safe Online Shopping From Your Armchair | How to tell an honest shop, pay by card, and return what does not fit. Groceries too. | Online Shopping, Groceries, Returns
maps | App Guides | Maps on Your Phone: Never Get Lost Again | Type an address, choose car or foot, and let a calm voice give you directions. | Maps, Directions, Driving
rides | App Guides | Order a Ride With Uber | From the armchair to the curb: ask for a car, check the plate, share your trip with family. | Uber, Ride, Travel
voicemail | Communication | Set Up Voicemail and Listen to It | Record a greeting in your own voice, and hear who called while you were out. | Voicemail, Greeting, Messages
contacts | Communication | Keep Names and Numbers in Contacts | Add a friend once, with a photo, and never look up the number again. | Contacts, Address Book, Numbers
group-text | Communication | Leave or Mute a Group Text | Too many dings at dinner? Silence one conversation and keep the others. | Group Text, Mute, Notifications
emoji | Communication | What Those Little Faces in Messages Mean | A short key to the smileys your grandchildren send, and how to send one back. | Emoji, Texting, Family
captions-calls | Communication | Phones That Show What Callers Say | Captioned telephones print each sentence as it is spoken, at no cost to many people. | Captioned Phone, Hearing Loss, Calls
video-group | Communication | A Video Call With the Whole Family at Once | Four squares on one screen: how to start it, and whom to ask to host. | Group Call, Family, Video
voice-typing | Communication | Speak, and Let the Phone Type | Tap the microphone on the keyboard and say your letter aloud. | Dictation, Microphone, Typing
postcards | Communication | Mail Real Postcards From Your Photos | Choose a picture, write a line, and an app prints and stamps it for you. | Postcards, Photos, Gifts
translate-app | Communication | Read Foreign Words With Your Camera | Point it at a menu or a letter and read it in English. | Translation, Camera, Travel
radio | App Guides | Listen to Old Radio Shows and Stations | Hundreds of stations, from jazz to church services, without an antenna. | Radio, Music, Listening
audiobooks | App Guides | Borrow Audiobooks From Your Library | A library card is all it takes to hear a novel on your tablet. | Audiobooks, Library, Reading
ebooks | App Guides | Read Books on a Tablet | Letters as large as you like, and a lamp that never burns out. | E-Books, Reading, Library
recipes | App Guides | Cook From a Tablet Without Touching It | Keep the screen awake, prop it up, and ask for the next step aloud. | Recipes, Cooking, Kitchen
calendar | App Guides | Never Miss an Appointment: The Calendar | Write down doctors and birthdays, and let the phone remind you. | Calendar, Reminders, Appointments
medicine | App Guides | A Reminder for Every Pill | Free apps that ring when it is time for your medicine, and tell family if you skip it. | Medicine, Pills, Reminders
weather | App Guides | Know When Rain or a Hurricane Is Near | Turn on warnings for your county and understand the map of the storm. | Weather, Storms, Hurricane
news | App Guides | Read the Newspaper Without the Clutter | Reader view takes away the ads and leaves the story in large print. | News, Reader View, Advertisements
podcasts | App Guides | What a Podcast Is, and Where to Begin | Spoken shows about gardens, history and faith, whenever you like. | Podcasts, Listening, Shows
puzzles | App Guides | Crosswords, Solitaire and Other Games | Games without ads, without coins, and with large tiles. | Games, Crossword, Cards
genealogy | App Guides | Search for Your Ancestors Online | Census pages, ship lists and church books, many at no cost. | Genealogy, Family Tree, History
library-card | App Guides | Films and Magazines With a Library Card | Your branch lends movies and magazines too, with nothing to carry home. | Library, Movies, Magazines
bank-app | App Guides | Deposit a Check With Your Phone | Sign the back, take two pictures, and skip the line at the branch. | Mobile Deposit, Check, Banking
bills | App Guides | Pay Bills Online and Keep Proof | Set up a payment, choose the day, and print the receipt. | Bills, Payments, Receipts
streaming | App Guides | Watch Shows on Netflix and Other Services | One remote, many services: how to sign up, search, and cancel. | Streaming, Television, Netflix
youtube | App Guides | Find Helpful Films on YouTube | From hymns to how to fix a faucet, and how to skip the advertisements. | YouTube, Films, Music
new-phone | Device Setup | Move to a New Phone Without Losing Anything | Names, pictures and messages, moved from the old phone in an evening. | New Phone, Transfer, Moving
new-computer | Device Setup | The First Hour With a New Computer | What to click, what to skip, and which offers to refuse. | Computer, Setup, Windows
brightness | Device Setup | Make the Screen Brighter, or Easier on Tired Eyes | Light, dark, warm: three sliders that save your eyes in the evening. | Brightness, Dark Mode, Night
lock-screen | Device Setup | Choose a Lock for Your Phone | Code, finger or face: which one suits you, and what to do when it fails. | Passcode, Fingerprint, Face ID
battery | Device Setup | Make the Battery Last All Day | Small habits, and two settings, that save power until bedtime. | Battery, Charging, Power
smart-tv | Device Setup | Connect a Smart TV to the Internet | Choose the network, type the key with the remote, and sit back. | Television, Smart TV, Remote
smart-speaker | Device Setup | Ask Alexa: Set Up a Smart Speaker | Timers, music and the weather, by voice. And what it hears. | Smart Speaker, Alexa, Voice
medical-alert | Device Setup | Medical Alert Buttons and Watches Compared | Pendant, watch or wall button: what each does when you fall. | Medical Alert, Falls, Watch
emergency-info | Device Setup | Put Your Medical ID on the Lock Screen | Blood type, allergies and whom to call, for the ambulance crew to see. | Medical ID, Emergency, Allergies
hotspot | Device Setup | Use Your Phone as Internet for the Tablet | On the porch or on the road: share the connection of your phone. | Hotspot, Data Plan, Travel
mouse-pointer | Device Setup | A Bigger Mouse Pointer and Slower Clicks | For hands that shake: settings that forgive a second click. | Mouse, Tremor, Pointer
keyboard-large | Device Setup | Keyboards With Large Keys | Bright letters, wide keys, and how to plug one in. | Keyboard, Large Keys, Typing
magnifier | Device Setup | Turn Your Phone Into a Magnifying Glass | Read a menu or a pill bottle with the camera and its light. | Magnifier, Camera, Vision
screen-reader | Device Setup | Let the Phone Read the Screen Aloud | Have letters, articles and buttons spoken to you. | Screen Reader, Speech, Blindness
hearing-loop | Device Setup | Connect the Television to Your Hearing Aids | Streamers and loops that bring the sound straight to your ears. | Hearing Aids, Television, Sound
updates | Safety | Why Updates Matter, and When to Say Yes | New locks for old doors: how to tell a true update from a false one. | Updates, Security, Windows
antivirus | Safety | Do You Need Antivirus Software? | What your computer already has, and what you can stop paying for. | Antivirus, Software, Subscription
browser-safety | Safety | The Padlock in the Address Bar | What the padlock says, and what it does not. | Browser, Padlock, Websites
public-wifi | Safety | Is the Network in the Coffee Shop Safe? | What you may do there, and what can wait until you are home. | Public Network, Coffee Shop, Travel
lost-phone | Safety | Find a Lost Phone, or Lock It From Afar | Make it ring under the sofa, or show a message to the finder. | Lost Phone, Find My, Lock
identity-freeze | Safety | Freeze Your Credit in Twenty Minutes | Three companies, no fee, and nobody can open a loan in your name. | Credit Freeze, Identity, Loans
privacy-settings | Safety | Apps That Know Where You Are | See which apps follow you, and switch them off. | Location, Privacy, Tracking
power-attorney | Safety | Plan Who May Open Your Accounts | What happens to pictures and email after you, and how to choose a person. | Legacy, Family, Planning
trusted-contact | Safety | Name a Trusted Contact at Your Bank | Someone the bank may call when a withdrawal looks odd. | Trusted Contact, Bank, Fraud
shred | Safety | Clean Out Papers and Old Drives | What to shred, what to keep, and how to erase a computer before you give it away. | Shredding, Recycling, Old Computer
charity-fraud | Scams | Give Wisely: Charities That Are Not | Check a name before you give, above all after a storm. | Charity, Donation, Disaster
contractor-fraud | Scams | The Roofer at Your Door | Storm chasers ask for cash first. How to check a license. | Contractor, Roof, License
crypto-machine | Scams | The Bitcoin Machine at the Gas Station | No agency takes payment there. What to do if someone sends you to one. | Bitcoin, Cryptocurrency, Kiosk
rental-fraud | Scams | Vacation Rentals That Do Not Exist | Pictures stolen from a real house, and a price too good. | Rental, Vacation, Deposit
timeshare | Scams | Sell Your Timeshare? Beware of the Buyer | Fees in advance, and a buyer nobody ever meets. | Timeshare, Resale, Fees
utility-fraud | Scams | They Say They Will Cut Your Power Today | Your electric company does not want payment within the hour. | Electric Company, Utility, Threats
qr-codes | Scams | Square Codes That Lead You Astray | A sticker on a parking meter can hide a thief. Look before you scan. | QR Code, Parking, Stickers
package-text | Scams | That Text About a Package Is Fake | The post office does not ask for a dollar to deliver a parcel. | Package, Delivery, Text Message
ai-voices | Scams | Voices and Videos Made by Computers | Why you cannot trust your ears alone, and which family word helps. | Artificial Intelligence, Deepfake, Family Word
investment-club | Scams | The Chat Group With the Hot Stock Tip | Everyone in it is one person. How these groups take savings. | Investment, Stocks, Chat Group
bluetooth | Troubleshooting | When Bluetooth Will Not Connect | Forget the device, restart, and pair it once more. | Bluetooth, Pairing, Headphones
no-sound | Troubleshooting | No Sound? Five Places to Look | The switch on the side, the volume, the headphones that still think they are on. | Sound, Speaker, Mute
storage-full | Troubleshooting | Your Phone Says It Is Full | Delete films you have seen, empty the trash, and gain room. | Storage, Delete, Space
wrong-time | Troubleshooting | The Clock Is Wrong After a Trip | Let the phone set the time by itself again. | Clock, Time Zone, Travel
email-stuck | Troubleshooting | Mail That Stays in the Outbox | Too large a picture, or no connection? How to free a stuck letter. | Outbox, Attachments, Sending
password-reset | Troubleshooting | Locked Out? Reset a Password Calmly | Where the reset link is, and why it may land among unwanted mail. | Password Reset, Locked Out, Sign In
remote-batteries | Troubleshooting | The Remote Does Nothing | Batteries, a clear view, and pairing: in this order. | Remote, Television, Batteries
cracked-screen | Troubleshooting | A Cracked Screen: Repair or Replace? | What a repair costs, and how to keep glass out of your thumb until then. | Repair, Cracked Screen, Cost
attachments | Email | Open and Save What Comes With a Letter | Find the paper clip, look at the sender, and keep the file. | Attachments, Files, Saving
email-folders | Email | Folders for Letters You Want to Keep | A drawer for the bank, one for the family, one for the rest. | Folders, Organizing, Inbox
`

export const searchArticles: readonly ArticleSummary[] = lines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [slug = '', category = '', title = '', excerpt = '', tags = ''] = line.split(' | ')
    const path = `/blog/${slug}`
    return makeArticle(index + 1, { path, category, title, excerpt, tags: tags.split(', ') })
  })

/** Synonyms for the realistic articles. */
export const synonyms: SearchSynonyms = {
  groups: [
    { written: ['skype'], means: ['facetime'] },
    { written: ['hard of hearing'], means: ['hearing'] },
    { written: ['why fie', 'wifi'], means: ['wi fi'] },
    { written: ['telemarketers'], means: ['call blocking'] },
    { written: ['con man'], means: ['scam'] },
    { written: ['malware'], means: ['tech support'] },
    { written: ['two factor', '2fa'], means: ['two step'] },
    { written: ['snapshots'], means: ['photo'] },
    { written: ['amazon'], means: ['online shopping'] },
    { written: ['sat nav'], means: ['maps'] },
    { written: ['taxi'], means: ['uber'] },
    { written: ['telehealth'], means: ['doctor'] },
    { written: ['grandkids', 'grandson'], means: ['grandchild'] },
    { written: ['boyfriend'], means: ['romance'] },
    { written: ['tiny letters', 'bigger', 'bigger print'], means: ['larger text'] },
  ],
  ignored: [...'a can do got how i in is my now on so the to up was what why'.split(' ')],
}
