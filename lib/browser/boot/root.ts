/** `<html>`: what is known before the first paint stands in its data attributes, for CSS. */
export const root = document.documentElement;
