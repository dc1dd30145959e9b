/** Inline script behind lists whose pictures wait to be scrolled to. */
import { watchPictures } from './pictures';

if (window.IntersectionObserver) watchPictures();
