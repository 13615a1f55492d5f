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
  ['wire transfer', phone, 'a wire transfer'],
  ['recall it', board, 'ask the bank to recall it'],
  ['payment app', board, 'gift card or payment app'],
  ['money back', phone, 'money back'],
  ['refund', board, 'to get a refund'],
  ['they want me to pay with a gift card', board, 'They want payment by wire'],
  // Banks and names.
  ['bank', phone, 'bank'],
  ['call my bank', phone, 'bank'],
  ['card company', phone, 'card company'],
  ['social security', phone, 'Social Security number'],
  ['what if i gave out my social security number', phone, 'if you gave it out'],
  ['freeze your credit', board, 'Freeze your credit'],
  // Passwords, codes and devices.
  ['password', phone, 'password'],
  ['PIN', phone, 'PIN'],
  ['code sent to my phone', phone, 'a code sent to your phone'],
  ['iphone', phone, 'iPhone'],
  ['voicemail', phone, 'voicemail'],
  ['how do i turn off unknown callers', phone, 'Silence Unknown Callers'],
  // Calls.
  ['verizon', phone, 'Verizon'],
  ['t-mobile', phone, 'T-Mobile'],
  ['caller id fake', phone, 'fake caller ID'],
  ['spoofing', phone, 'This is called spoofing.'],
  ['apps that block calls', phone, 'Apps that block calls'],
  ['do not call list', phone, 'Do Not Call list'],
  ['somebody says my grandchild is in jail', phone, 'a grandchild is in jail'],
  ['copy a voice', phone, 'A computer can copy a voice.'],
  // Offers, and whom to ask.
  ['linkedin', board, 'LinkedIn'],
  ['lawyer', board, 'lawyer'],
  ['talk to my mom', board, 'Mom'],
  // Other words for it.
  ['grandson in jail', phone, 'grandchild'],
  ['bitcoin', board, 'cryptocurrency'],
  ['zelle', board, 'payment app'],
  ['attorney', board, 'attorney general'],
  ['identitytheft', phone, 'IdentityTheft.gov'],
  // Misspelt.
  ['pasword', phone, 'password'],
  ['gift crad', board, 'gift card'],
  ['cryptocurency', board, 'cryptocurrency'],
  ['voice mail', phone, 'voicemail'],
]

/** Searches that nothing in our articles answers. */
export const unanswered = ['pizza', 'knitting patterns', 'weather tomorrow', 'how to', 'xqzvkw']
