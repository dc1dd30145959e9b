/**
 * The page in the preview. A new state of it comes behind the one that is seen and takes its place once it
 * is there, scrolled as that was: nothing flickers, and a page that cannot be made leaves the last good one.
 */

/** A page that can be made is there by then, or is being compiled: its server is asked which. */
const DOUBT_MS = 4000;
/** One that can be made, is loaded and says nothing is shown all the same after this long. */
const SILENCE_MS = 10_000;

export class PreviewFrame {
  private seen: HTMLIFrameElement | undefined;
  private coming: HTMLIFrameElement | undefined;
  private scrolled = 0;

  /**
   * @param place the element that the page fills
   * @param choose is told the language that somebody chose in the page
   * @param canBeMade asks whether there is a page at an address, into which no script here may look
   */
  constructor(
    private readonly place: HTMLElement,
    private readonly canBeMade: (url: string) => Promise<boolean>,
    choose: (language: string) => void,
  ) {
    addEventListener('message', ({ source, origin, data }) => {
      if (source === this.seen?.contentWindow && typeof data?.language === 'string') {
        choose(data.language);
      }
      if (typeof data?.scrolled !== 'number') return;
      const frame = [this.seen, this.coming].find((one) => one?.contentWindow === source);
      if (!frame || origin !== new URL(frame.src).origin) return;
      if (frame === this.seen) this.scrolled = data.scrolled;
      else this.arrived(frame);
    });
  }

  /** Whether a page is seen. */
  get hasPage(): boolean {
    return this.seen !== undefined;
  }

  /**
   * Shows a page, or anew the one that is seen.
   * @returns whether it could be made; nothing when another was asked for meanwhile
   */
  show(url: string): Promise<boolean | undefined> {
    this.coming?.remove();
    const frame = document.createElement('iframe');
    frame.title = 'The page of this entry';
    frame.className = 'coming';
    frame.src = url;
    this.coming = frame;
    // The page that is seen is of another entry.
    if (this.seen && this.seen.src !== frame.src) this.clearSeen();
    let loaded = false;
    frame.addEventListener('load', () => {
      loaded = true;
    });
    this.place.append(frame);
    return new Promise((resolve) => {
      frame.addEventListener('arrived', () => resolve(true));
      setTimeout(async () => {
        const isRight = frame !== this.coming || (await this.canBeMade(url));
        if (frame !== this.coming) return resolve(undefined);
        if (isRight) {
          const isLoaded = new Promise((done) => frame.addEventListener('load', done));
          if (!loaded) await isLoaded;
          setTimeout(() => frame === this.coming && this.arrived(frame), SILENCE_MS);
          return;
        }
        this.coming = undefined;
        frame.remove();
        resolve(false);
      }, DOUBT_MS);
    });
  }

  /** Takes the page away. */
  clear(): void {
    this.coming?.remove();
    this.coming = undefined;
    this.clearSeen();
  }

  private clearSeen(): void {
    this.seen?.remove();
    this.seen = undefined;
    this.scrolled = 0;
  }

  private arrived(frame: HTMLIFrameElement): void {
    if (this.seen)
      frame.contentWindow?.postMessage({ scrollTo: this.scrolled }, new URL(frame.src).origin);
    this.seen?.remove();
    this.seen = frame;
    this.coming = undefined;
    frame.className = '';
    frame.dispatchEvent(new Event('arrived'));
  }
}
