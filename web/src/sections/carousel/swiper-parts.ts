import './swiper.css';
import { Swiper } from 'swiper';
import { Autoplay, EffectCards } from 'swiper/modules';

/** The parts of Swiper that are used, as a bundle of their own. */
export { Autoplay, EffectCards, Swiper };
