import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { navigate } from './location.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the application: a real anchor, so that a new tab, copy and hover work as everywhere. */
export function Link({ to, replace = false, onClick, target, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified || (target && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return <a {...rest} href={to} target={target} onClick={follow} />;
}
