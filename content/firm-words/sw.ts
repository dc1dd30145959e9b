/** What the firm says of itself, in Kiswahili; its facts, which every language shares, stand in `firm.ts`. */
export const sw = {
  tagline: 'Tunafungua Uwezo wa Wanaoisogeza Afrika Mbele.',
  description:
    'Kampuni ya ushauri iliyoko Nairobi inayoshughulikia sera, kilimo na mifumo ya chakula, kujenga uwezo, utafiti, mawasiliano, programu na tathmini katika Afrika Mashariki na kwingineko barani.',
  /** The street where it is read by people; post and maps have that of `firm.ts`. */
  street: 'Horizon House, ghorofa ya tatu, Ngong Road',
  country: 'Kenya',
  areaServed: 'Afrika',
  /** The figures come from `firm.ts`. */
  replyTime: { inquiry: 'saa {hours}', application: 'siku {days} za kazi' },
};
