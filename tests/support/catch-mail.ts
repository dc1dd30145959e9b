/** Addresses of the mails that the page asked the device to open during a test, in order. */
export function catchMail(): string[] {
  const opened: string[] = [];
  function onClick(event: Event) {
    const link = (event.target as Element).closest?.('a[href^="mailto:"]');
    if (!link) return;
    opened.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  }
  beforeEach(() => {
    opened.length = 0;
    document.addEventListener('click', onClick, true);
  });
  afterEach(() => document.removeEventListener('click', onClick, true));
  return opened;
}
