import { COMMON_ROW, type ChannelAbout } from '../../about.ts'

/** A platform that there is not. */
export const about: ChannelAbout = {
  name: 'Carrier Pigeon',
  shortName: 'Pigeon',
  noun: 'pigeon loft',
  row: COMMON_ROW,
  step: { name: 'pigeon', flag: 'hasPigeonLoft' },
  card: {
    text: 'Answers to notes, by air.',
    effort: 'Hard · 2 days',
    icon: 'M2 12h20v2H2z',
  },
  form: {
    tokenLabel: 'Ring Number',
    tokenPlaceholder: 'GB-24-…',
    tokenNoun: 'ring number',
    tokenRejected: 'No pigeon wears this ring.',
    nameLabel: 'Loft Name',
    nameSource: 'the loft',
    signingSecret: null,
  },
  guide: { title: 'Ring your pigeon', steps: [['Read the ', { code: 'ring' }, ' on its leg.']] },
  isSetUpByHand: false,
  testParameter: 'test=1',
}
