const phone = 'scam-likely-phone-call-protection'
const board = 'board-placement-advance-fee-scam'

/**
 * Searches by words that stand inside our articles, as people type them: the article that each must
 * find, and words of the sentence that must be shown of it. None of them is in a title, an excerpt, a
 * category or a tag.
 */
export const textSearchCorpus: readonly (readonly [
  search: string,
  article: string,
  sentence: string,
])[] = [
  // How scammers want to be paid.
  ['gift card', phone, 'gift card'],
  ['gift card', board, 'gift card or payment app'],
  ['gift cards', phone, 'wants gift cards'],
  ['Gift Card brand', phone, 'gift cards'],
  ['wire transfer', phone, 'a wire transfer'],
  ['recall it', board, 'ask the bank to recall it'],
  ['cryptocurrency', board, 'They want payment by wire, cryptocurrency'],
  ['payment app', board, 'gift card or payment app'],
  ['money back', phone, 'money back'],
  ['get my money back', board, 'money back'],
  ['refund', board, 'to get a refund'],
  ['i paid a scammer', board, 'I paid a scammer.'],
  ['they want me to pay with a gift card', board, 'They want payment by wire'],
  // Banks and names.
  ['bank', phone, 'bank'],
  ['bank', board, 'bank'],
  ['call my bank', phone, 'bank'],
  ['bank account', board, 'bank account'],
  ['card company', phone, 'card company'],
  ['social security', phone, 'Social Security number'],
  ['Social Security', board, 'Social Security number'],
  ['what if i gave out my social security number', phone, 'if you gave it out'],
  ['freeze your credit', board, 'Freeze your credit'],
  ['equifax', phone, 'Equifax'],
  ['passport', board, 'a copy of your passport'],
  ['background check', board, 'background check'],
  // Passwords, codes and devices.
  ['password', phone, 'password'],
  ['change my password', phone, 'Change your passwords'],
  ['change passwords', board, 'Change your passwords'],
  ['PIN', phone, 'PIN'],
  ['code sent to my phone', phone, 'a code sent to your phone'],
  ['get into my computer', phone, 'get into your computer'],
  ['iphone', phone, 'iPhone'],
  ['android', phone, 'Android'],
  ['samsung', phone, 'On a Samsung phone'],
  ['voicemail', phone, 'voicemail'],
  ['block a number', phone, 'block one number'],
  ['silence unknown callers', phone, 'Silence Unknown Callers'],
  ['how do i turn off unknown callers', phone, 'Silence Unknown Callers'],
  // Calls.
  ['verizon', phone, 'Verizon'],
  ['AT&T', phone, 'AT&T'],
  ['t-mobile', phone, 'T-Mobile'],
  ['caller id fake', phone, 'fake caller ID'],
  ['spoofing', phone, 'This is called spoofing.'],
  ['robokiller', phone, 'RoboKiller'],
  ['free trial', phone, 'free trial'],
  ['apps that block calls', phone, 'Apps that block calls'],
  ['do not call list', phone, 'Do Not Call list'],
  ['arrested', phone, 'be arrested'],
  ['grandchild in jail', phone, 'a grandchild is in jail'],
  ['somebody says my grandchild is in jail', phone, 'a grandchild is in jail'],
  ['copy a voice', phone, 'A computer can copy a voice.'],
  ['pharmacy refill', phone, 'a pharmacy with a refill notice'],
  ['danger', phone, 'call 911'],
  // Offers, and whom to ask.
  ['linkedin', board, 'LinkedIn'],
  ['lawyer', board, 'lawyer'],
  ['insurance', board, 'insurance'],
  ['phone or video', board, 'by phone or video'],
  ['pictures', board, 'Take pictures of web pages'],
  ['email address', board, 'email address'],
  ['charity', board, 'charity'],
  ['talk to my mom', board, 'Mom'],
  ['report it', phone, 'report it'],
  // Other words for it.
  ['grandson in jail', phone, 'grandchild'],
  ['bitcoin', board, 'cryptocurrency'],
  ['zelle', board, 'payment app'],
  ['attorney', board, 'attorney general'],
  ['identitytheft', phone, 'IdentityTheft.gov'],
  // Misspelt.
  ['pasword', phone, 'password'],
  ['gift crad', board, 'gift card'],
  ['socail security', phone, 'Social Security'],
  ['verizen', phone, 'Verizon'],
  ['linkdin', board, 'LinkedIn'],
  ['andriod', phone, 'Android'],
  ['cryptocurency', board, 'cryptocurrency'],
  ['equifacks', phone, 'Equifax'],
  ['voice mail', phone, 'voicemail'],
]

/** Searches that nothing in our articles answers. */
export const unanswered = ['pizza', 'knitting patterns', 'weather tomorrow', 'how to', 'xqzvkw']
