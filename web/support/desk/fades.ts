/** The top of what scrolls fades while something is hidden there. It has the ground of what is around it. */
export const FADES_ABOVE =
  'supports-[animation-timeline:scroll()]:[mask:linear-gradient(transparent,#000_var(--start-fade))] supports-[animation-timeline:scroll()]:[animation:start-fade_linear_both] supports-[animation-timeline:scroll()]:[animation-timeline:scroll(self_block)] supports-[animation-timeline:scroll()]:[animation-range:0px_2.5rem] focus-visible:mask-none!';

/** The same of its end, too. */
export const FADES_AT_ENDS =
  'supports-[animation-timeline:scroll()]:[mask:linear-gradient(transparent,#000_var(--start-fade)_calc(100%-var(--end-fade)),transparent)] supports-[animation-timeline:scroll()]:[animation:start-fade_linear_both,end-fade_linear_both] supports-[animation-timeline:scroll()]:[animation-timeline:scroll(self_block)] supports-[animation-timeline:scroll()]:[animation-range:0px_2.5rem,calc(100%-2.5rem)_100%] focus-visible:mask-none!';
