import './swiper.css';
import { Swiper } from 'swiper';
import { Autoplay, EffectCards } from 'swiper/modules';

export { Autoplay, EffectCards, Swiper };
