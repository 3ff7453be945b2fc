import { useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BlockOf } from '../../../../content/schema/page.ts';
import button from '../../design/button.module.css';
import { hydration } from '../../lib/hydration/hydration.ts';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { useOnline } from '../../lib/use-online.ts';
import { ArrowOut } from '../base/icons.tsx';
import { mapAttribute, mapUrl } from './map-frame.ts';
import styles from './milton-map.module.css';

// One unit is about 29 m, north is up; based on the positions of the crossings.
const highway401 =
  'M-10 492 L97 452 C160 424 190 376 235 340 S300 286 340 260 S392 216 429 188 S480 140 512 112 S600 62 730 8';
const highway407 = 'M604 740 C640 640 672 560 680 470 S700 300 684 210 S640 90 622 52';
const escarpment =
  'M118 -20 C122 50 156 90 152 130 S172 200 180 240 S196 320 208 368 S250 416 277 440 S286 500 291 528 S318 590 332 620 S372 690 396 740';
const creek =
  'M60 250 C120 280 150 300 200 330 S280 330 330 350 S382 372 400 420 S420 500 470 540 S520 640 580 740';
const concessions = [
  ['Ontario Street', 'M300 216 L700 640'],
  ['Bronte Street', 'M236 268 L640 700'],
  ['Thompson Road', 'M378 196 L730 560'],
  ['Steeles Avenue', 'M250 440 L620 84'],
  ['Main Street', 'M270 456 L580 158'],
  ['Derry Road', 'M310 500 L690 136'],
  ['Britannia Road', 'M380 590 L730 256'],
] as const;

/** A drawn map, without other hosts, until the visitor asks for the interactive map of OpenStreetMap. */
export function MiltonMap({ alt, link, place, button: label }: BlockOf<'hero-map'>['map']) {
  const { pathname, state } = useLocation();
  const hydrated = useHydrated();
  const online = useOnline();
  const navigate = useNavigate();
  const map = useRef<HTMLDivElement>(null);
  // The policy of the first page of the visit allows no frame, nor does that of the cached shell.
  const isAllowed = hydrated && hydration().path === pathname;
  async function open() {
    // The button that has the focus disappears.
    map.current?.focus({ preventScroll: true });
    await navigate(pathname, { replace: true, preventScrollReset: true, state: { map: true } });
    if (!isAllowed) window.location.reload();
  }
  const isOpen = isAllowed && online && state?.map;
  return (
    <div {...mapAttribute} ref={map} className={styles.map} tabIndex={-1}>
      {isOpen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- In a sandbox without an origin it sends no referrer.
        <iframe
          className={styles.frame}
          title="Interactive map"
          src={mapUrl(place)}
          // OpenStreetMap refuses requests that do not name their site.
          referrerPolicy="strict-origin"
        />
      ) : (
        <>
          <Drawing />
          <p className="visually-hidden">{alt}</p>
        </>
      )}
      <div className={styles.links}>
        {!isOpen && (
          <button
            type="button"
            className={`${button.quiet} ${styles.show}`}
            disabled={!online}
            onClick={() => void open()}
          >
            {online ? label : 'The interactive map needs a connection'}
          </button>
        )}
        <a className={button.quiet} href={link.to} rel="noopener">
          {link.label}
          <ArrowOut />
        </a>
      </div>
    </div>
  );
}

function Drawing() {
  const id = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 720 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.woods} d={`${escarpment} L-20 740 L-20 -20 Z`} />
      <path className={styles.creek} d={creek} />
      <path className={styles.town} d="M338 268 L428 194 L546 316 L566 402 L470 492 L356 404 L306 330 Z" />
      {concessions.map(([name, path]) => (
        <path key={name} className={styles.road} d={path} />
      ))}
      <path className={styles.ticks} d={escarpment} />
      <path className={styles.escarpment} d={escarpment} />
      <path id={`${id}407`} className={styles.casing} d={highway407} />
      <path className={styles.highway} d={highway407} />
      <path id={`${id}401`} className={styles.casing} d={highway401} />
      <path className={styles.highway} d={highway401} />
      <text className={styles.name} dy={-14}>
        <textPath href={`#${id}401`} startOffset="66%" textAnchor="middle">
          Highway 401
        </textPath>
      </text>
      <text className={styles.name} x="18" y="176">
        <tspan>Niagara</tspan>
        <tspan x="18" dy="1.15em">
          Escarpment
        </tspan>
      </text>
      <text className={styles.detail} dy={-12}>
        <textPath href={`#${id}407`} startOffset="34%" textAnchor="middle">
          Highway 407
        </textPath>
      </text>
      <text className={styles.detail} x="508" y="220" transform="rotate(-44 508 220)">
        Main Street
      </text>
      <text className={styles.detail} x="560" y="250" transform="rotate(-44 560 250)">
        Derry Road
      </text>
      <text className={styles.detail} x="96" y="330">
        Kelso
      </text>
      <text className={styles.detail} x="112" y="540">
        Rattlesnake Point
      </text>
      <g transform="translate(416 346)">
        <circle className={styles.halo} r="26" />
        <circle className={styles.here} r="8" />
        <text className={styles.milton} x="34" y="12">
          Milton
        </text>
      </g>
      <g className={styles.north} transform="translate(664 656)">
        <path d="M0 30 V-22 M-9 -10 L0 -24 L9 -10" />
        <text x="0" y="-34" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}
