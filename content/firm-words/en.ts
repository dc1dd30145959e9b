/** What the firm says of itself, in English; its facts, which every language shares, stand in `firm.ts`. */
export const en = {
  tagline: 'Unlocking the Potential of Those Who Advance Africa.',
  description:
    'A consulting firm in Nairobi that works on policy, agriculture and food systems, capacity building, research, communications, programs and evaluation across East Africa and the rest of Africa.',
  /** The street where it is read by people, where it is not said as in `firm.ts`. */
  street: '',
  country: 'Kenya',
  /** Where its services are to be had, for machines. */
  areaServed: 'Africa',
  /** The figures come from `firm.ts`. */
  replyTime: { inquiry: '{hours} hours', application: '{days} business days' },
};
