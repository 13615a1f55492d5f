import type { ArticleSummary } from '../../src/site/site'
import { makeArticle } from './make-article'
import type { SearchSynonyms } from '../../src/content-model/schemas/word-lists'

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
postcards | Communication | Mail Real Postcards From Your Photos | Choose a picture, write a line, and an app prints and stamps it for you. | Postcards, Photos, Gifts
translate-app | Communication | Read Foreign Words With Your Camera | Point it at a menu or a letter and read it in English. | Translation, Camera, Travel
medicine | App Guides | A Reminder for Every Pill | Free apps that ring when it is time for your medicine, and tell family if you skip it. | Medicine, Pills, Reminders
weather | App Guides | Know When Rain or a Hurricane Is Near | Turn on warnings for your county and understand the map of the storm. | Weather, Storms, Hurricane
bank-app | App Guides | Deposit a Check With Your Phone | Sign the back, take two pictures, and skip the line at the branch. | Mobile Deposit, Check, Banking
youtube | App Guides | Find Helpful Films on YouTube | From hymns to how to fix a faucet, and how to skip the advertisements. | YouTube, Films, Music
battery | Device Setup | Make the Battery Last All Day | Small habits, and two settings, that save power until bedtime. | Battery, Charging, Power
smart-tv | Device Setup | Connect a Smart TV to the Internet | Choose the network, type the key with the remote, and sit back. | Television, Smart TV, Remote
updates | Safety | Why Updates Matter, and When to Say Yes | New locks for old doors: how to tell a true update from a false one. | Updates, Security, Windows
lost-phone | Safety | Find a Lost Phone, or Lock It From Afar | Make it ring under the sofa, or show a message to the finder. | Lost Phone, Find My, Lock
identity-freeze | Safety | Freeze Your Credit in Twenty Minutes | Three companies, no fee, and nobody can open a loan in your name. | Credit Freeze, Identity, Loans
qr-codes | Scams | Square Codes That Lead You Astray | A sticker on a parking meter can hide a thief. Look before you scan. | QR Code, Parking, Stickers
package-text | Scams | That Text About a Package Is Fake | The post office does not ask for a dollar to deliver a parcel. | Package, Delivery, Text Message
bluetooth | Troubleshooting | When Bluetooth Will Not Connect | Forget the device, restart, and pair it once more. | Bluetooth, Pairing, Headphones
no-sound | Troubleshooting | No Sound? Five Places to Look | The switch on the side, the volume, the headphones that still think they are on. | Sound, Speaker, Mute
password-reset | Troubleshooting | Locked Out? Reset a Password Calmly | Where the reset link is, and why it may land among unwanted mail. | Password Reset, Locked Out, Sign In
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
