/** One source of input, as both WebDriver protocols take it (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: Record<string, unknown>[];
};

/** All that a browser engine must be able to do for us. What a visitor does is made of it in visitor.ts. */
export type Engine = {
  version: string;
  /** Opens a tab, which has the focus, in place of the present one. */
  newTab(): Promise<void>;
  /** Goes to an address and waits until the page is there; pictures may follow. */
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  /** Value of a JavaScript expression in the page, promises awaited, passed on as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Real input, not made-up events: what a hand would do. */
  act(sources: InputSource[]): Promise<void>;
  /** Size of what the page gets to see, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The window's present view as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors on the console since it was last asked, as far as the engine tells them. */
  errors(): string[];
  close(): Promise<void>;
};

/** Expression that hands its value over as JSON text. */
export const asJson = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`;

/** The value of such a text; undefined travels as nothing. */
export const fromJson = (text: unknown): unknown =>
  typeof text === 'string' ? JSON.parse(text) : undefined;
