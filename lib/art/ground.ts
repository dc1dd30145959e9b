/** The colour fields a vessel can be filled with. */
export type Ground = 'lake' | 'tea' | 'earth' | 'basalt' | 'maize' | 'sisal';
