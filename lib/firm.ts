/** The one door to the firm's facts: nothing else imports `content/firm`. */
export { firm, placeholders } from '@/content/firm';
