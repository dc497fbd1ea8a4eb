import type { ReactNode } from 'react';
import classes from './text.module.css';

/** Figures of equal width, so that documents and numbers stand under each other. */
export const Digits = ({ children }: { children: ReactNode }) => <span className={classes.num}>{children}</span>;
