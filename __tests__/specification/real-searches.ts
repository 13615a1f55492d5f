/**
 * What people have asked in forums, on help pages and in searches, in their words, and the pages that answer.
 * Sources: abc11.com (Zelle), readersdigest.co.uk (mother on the phone), r/techsupport (locked out), scampause.org
 * (grandchild, package), scamsquadsav.org and militaryconsumer.gov (gift cards), tech-helpers.com (romance),
 * komonews.com (Medicare), seniortechzone.com (calls, common problems), abc13.com (lost phone), lizzycare.com and
 * helpdementia.com (dementia), technical.ly and sclibrary.ca (help desks of libraries), sendinthenerd.com,
 * bhtechconnection.com, homepcrepairs.com and pcsupportpro.net (questions to helpers like us), and twelve searches of
 * a woman of 78.
 */
const lines = String.raw`
someone took money from my bank | /is-this-a-scam/money-taken
gave remote access to my computer | /is-this-a-scam/gave-access /is-this-a-scam/in-my-computer
he told me to install teamviewer | /is-this-a-scam/gave-access /is-this-a-scam/fake-tech-support
someone is in my computer | /is-this-a-scam/gave-access /is-this-a-scam/in-my-computer
i was hacked | /is-this-a-scam/account-taken-over /is-this-a-scam/gave-access
facebook account hacked | /is-this-a-scam/account-taken-over
microsoft called me about a virus | /is-this-a-scam/fake-tech-support /is-this-a-scam/fake-alarm /blog/pop-up-says-call-microsoft
popup says call microsoft | /is-this-a-scam/fake-alarm /blog/pop-up-says-call-microsoft
virus warnng | /is-this-a-scam/fake-alarm /blog/pop-up-says-call-microsoft
gave my social security number | /is-this-a-scam/gave-social-security
gave medicare number over the phone | /is-this-a-scam/gave-medicare-number
medicare called me | /is-this-a-scam/medicare-call /blog/caller-from-medicare
grandson in jail bail money | /is-this-a-scam/fake-family /is-this-a-scam/call-family-first /blog/grandchild-in-trouble-call
when a grandchild calls | /blog/grandchild-in-trouble-call /is-this-a-scam/call-family-first
sent gift cards can i get my money back | /is-this-a-scam/paid-with-gift-cards
gift card numbers | /is-this-a-scam/paid-with-gift-cards
bitcoin machine | /is-this-a-scam/crypto-machine /is-this-a-scam/paid-with-crypto /blog/sent-to-a-bitcoin-machine
sent money with zelle | /is-this-a-scam/paid-by-app
wired money to a scammer | /is-this-a-scam/paid-by-wire /is-this-a-scam/paid-by-transfer
bank fraud department called | /is-this-a-scam/call-back /blog/when-the-bank-calls-about-fraud
amazon called me | /is-this-a-scam/call-back /is-this-a-scam/fake-tech-support
usps text about a package | /blog/text-about-a-package /is-this-a-scam/link-in-a-message
i clicked on the link | /is-this-a-scam/clicked-a-link
met a man online he asks for money | /is-this-a-scam/only-online /blog/someone-you-met-online
romance scam | /is-this-a-scam/only-online /blog/someone-you-met-online
won a prize lottery | /is-this-a-scam/prize
man at the door about my roof | /is-this-a-scam/work-at-the-house
lost my phone | /is-this-a-scam/lost-phone
phone was stolen | /is-this-a-scam/lost-phone
no service sim card | /is-this-a-scam/number-stolen
stop spam calls | /blog/scam-likely-phone-call-protection
how do i block unwanted calls | /blog/scam-likely-phone-call-protection
make text bigger on ipad | /blog/easier-to-see-and-hear
can't hear the phone | /blog/easier-to-see-and-hear
hearing aid | /blog/easier-to-see-and-hear
wifi not working | /services/troubleshooting
computer is slow | /services/troubleshooting
printer won't print | /services/troubleshooting
i forgot my password | /printed/passwords-you-can-live-with.pdf /services/troubleshooting /faq
set up new iphone | /services/device-setup
video call my grandchildren | /blog/first-video-call-with-family /printed/first-video-call.pdf
my son gave me this ipad and i don't know how to use it | /services/device-setup /services/app-training
learn facebook to keep in touch | /services/app-training /services/workshops
computer classes | /services/workshops /services/app-training
how much | /pricing
what do you charge per hour | /pricing /faq
price by phone chicago | /pricing /chicago
travel fee | /pricing /faq
cancel appointment | /faq
refund | /faq /pricing
are you background checked | /faq /is-this-really-us
insured and bonded | /about /faq /is-this-really-us
do you take checks | /faq /pricing
do you come to my house | /faq /jacksonville
fernandina beach | /jacksonville/beaches /jacksonville /contact
what are your hours | /faq /contact
español | /help-in-spanish
my mom has dementia and is being scammed | /for-sons-and-daughters
memory | /for-sons-and-daughters
is this really porchlight calling | /is-this-really-us
`

/** Searches, each with the paths of pages that answer it. */
export const realSearches = lines
  .trim()
  .split('\n')
  .map((line): [search: string, paths: string[]] => {
    const [search = '', paths = ''] = line.split(' | ')
    return [search, paths.split(' ')]
  })
