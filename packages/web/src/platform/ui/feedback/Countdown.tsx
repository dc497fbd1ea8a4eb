import { useEffect, useState } from 'react';
import classes from './Toasts.module.css';

const RADIUS = 10.5;
const LENGTH = 2 * Math.PI * RADIUS;
const SECOND_MS = 1000;

/** The seconds that are left, in a ring that closes; for the eye alone, a screen reader is told once. */
export function Countdown({ ms }: { ms: number }) {
  const [left, setLeft] = useState(Math.ceil(ms / SECOND_MS));
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <svg className={classes.ring} width={26} height={26} viewBox="0 0 26 26" aria-hidden>
      <circle cx={13} cy={13} r={RADIUS} />
      <circle
        cx={13}
        cy={13}
        r={RADIUS}
        className={classes.left}
        strokeDasharray={LENGTH}
        style={{ animationDuration: `${ms}ms` }}
      />
      <text x={13} y={17} textAnchor="middle">
        {left}
      </text>
    </svg>
  );
}
