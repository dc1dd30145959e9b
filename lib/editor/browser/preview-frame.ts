/**
 * The page in the preview. After a save it takes the new words itself, which is soonest, and has no scripts for
 * what is new; so a new state of it comes behind the one that is seen and takes its place once it
 * is there, scrolled as that was: nothing flickers, and a page that cannot be made leaves the last good one.
 */

/** A page that can be made is there by then, or is being compiled: its server is asked which. */
const DOUBT_MS = 4000;
/** One that can be made, is loaded and says nothing is shown all the same after this long. */
const SILENCE_MS = 10_000;
/** A page that has been asked to take new words answers by then, or is loaded anew. */
const RENEWED_MS = 10_000;
/** Until a page that has taken new words is loaded anew: after the check of the content, and not between saves. */
const QUIET_MS = 6000;

export class PreviewFrame {
  private seen: HTMLIFrameElement | undefined;
  private coming: HTMLIFrameElement | undefined;
  private scrolled = 0;
  /** How often a page was asked for: what comes of an earlier time is no longer wanted. */
  private asked = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

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
  async show(url: string): Promise<boolean | undefined> {
    this.forgetComing();
    const own = this.asked;
    const isRenewed = await this.renew(url);
    if (own !== this.asked) return undefined;
    if (!isRenewed) return this.load(url);
    this.later = setTimeout(() => this.load(url), QUIET_MS);
    return true;
  }

  /** Has the page that is seen take the words of its address; @returns whether it is of that one and could. */
  private renew(url: string): Promise<boolean> {
    const frame = this.seen;
    if (frame?.src !== url) return Promise.resolve(false);
    return new Promise((resolve) => {
      const answered = ({ source, data }: MessageEvent) => {
        if (source === frame.contentWindow && typeof data?.renewed === 'boolean') end(data.renewed);
      };
      const end = (isRenewed: boolean) => {
        removeEventListener('message', answered);
        clearTimeout(late);
        resolve(isRenewed);
      };
      const late = setTimeout(end, RENEWED_MS, false);
      addEventListener('message', answered);
      frame.contentWindow?.postMessage({ renew: true }, new URL(url).origin);
    });
  }

  /** Loads a page behind the one that is seen; @returns as `show`. */
  private load(url: string): Promise<boolean | undefined> {
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
    this.forgetComing();
    this.clearSeen();
  }

  /** What was asked for before is no longer wanted. */
  private forgetComing(): void {
    this.asked += 1;
    clearTimeout(this.later);
    this.coming?.remove();
    this.coming = undefined;
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
