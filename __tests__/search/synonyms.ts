import type { SearchSynonyms } from '../../src/content-model/schemas/vocabulary'

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
