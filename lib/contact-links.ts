/**
 * Addresses that begin a call or a chat with the firm. Numbers are written for people in
 * content/firm.ts, in international form: `+254 700 000 000`.
 */

/** `tel:` address of a number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/**
 * WhatsApp's address of a chat with a number; it opens the app, or its page where there is no app.
 * @param text what stands in the chat's field, for the visitor to change and to send
 */
export function whatsappHref(number: string, text?: string): string {
  const digits = number.replace(/\D/g, '');
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
