import { useId } from 'react';
import { pictureSources } from '#contract/picture-paths.ts';
import type { TechnicianColour } from '#domain/team/technicians.ts';
import { NAIL_OUTLINES } from '../../ui/art/lacquers.ts';
import { TECHNICIAN_LACQUERS } from './technician-lacquers.ts';
import styles from './technician-nail.module.css';

type TechnicianNailProps = {
  technician: { colour: TechnicianColour; picture?: string | null };
  /** In CSS pixels; the height is 1.8 times as much. */
  width: number;
};

/**
 * A technician as a sample nail of her lacquer, or her picture in the outline of one. It says nothing to a screen reader: her
 * name always stands beside it.
 */
export function TechnicianNail({ technician, width }: TechnicianNailProps) {
  const id = useId();
  const { base, deep, light } = TECHNICIAN_LACQUERS[technician.colour];
  const picture = pictureSources(technician.picture ?? null);
  const outline = NAIL_OUTLINES.ovale;
  return (
    <svg viewBox="0 0 100 180" width={width} height={width * 1.8} aria-hidden="true" className={styles.nail}>
      <defs>
        <linearGradient id={`${id}lacquer`} gradientTransform="rotate(20)">
          <stop offset="0" stopColor={light} />
          <stop offset=".42" stopColor={base} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <clipPath id={`${id}outline`}>
          <path d={outline} />
        </clipPath>
      </defs>
      <path d={outline} fill={`url(#${id}lacquer)`} />
      <g clipPath={`url(#${id}outline)`}>
        {picture ? (
          <image href={picture.src} width="100" height="180" preserveAspectRatio="xMidYMid slice" />
        ) : (
          <>
            <path d="M0 138C32 122 68 122 100 138V180H0Z" fill="#fff" opacity=".22" />
            <path
              d="M30 118C26 88 28 60 36 42"
              fill="none"
              stroke="#fff"
              strokeWidth="9"
              strokeLinecap="round"
              opacity=".5"
            />
          </>
        )}
      </g>
      <path d={outline} fill="none" stroke={deep} strokeOpacity=".35" strokeWidth="3" />
    </svg>
  );
}
