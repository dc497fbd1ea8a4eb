import { IconHelp } from '@tabler/icons-react';
import { Link, type RouteDefinition, useLocation } from '#platform/routing/index.ts';
import { toolClass } from '#platform/ui/shell/index.ts';
import { ajudaDe } from './ajudaDe.ts';

/** 'Ajuda' in the top bar: the manual's page of the screen that is open. */
export function AjudaButton({ route }: { route: RouteDefinition | null }) {
  const { pathname } = useLocation();
  return (
    <Link to={ajudaDe(route, pathname)} className={toolClass} aria-label="Ajuda" title="Ajuda">
      <IconHelp size={19} aria-hidden />
    </Link>
  );
}
