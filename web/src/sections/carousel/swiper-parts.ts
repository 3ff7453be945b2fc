import './swiper.css';
import { Swiper } from 'swiper';
import { Autoplay, EffectCards } from 'swiper/modules';

/** A bundle with the parts of Swiper that the site uses. */
export { Autoplay, EffectCards, Swiper };
