/** What the firm says of itself, in Kiswahili; its facts, which every language shares, stand in `firm.ts`. */
export const sw = {
  tagline: 'Tunafungua Uwezo wa Wanaoisogeza Afrika Mbele.',
  description:
    'Kampuni ya ushauri iliyoko Nairobi inayoshughulikia sera, kilimo na mifumo ya chakula, kujenga uwezo, utafiti, mawasiliano, programu na tathmini katika Afrika Mashariki na kwingineko barani.',
  country: 'Kenya',
  /** The figures come from `firm.ts`. */
  replyTime: { inquiry: 'saa {hours}', application: 'siku {days} za kazi' },
};
