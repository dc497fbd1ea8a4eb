import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../session/index.ts';
import { RIBBONS } from './ribbons.ts';
import { useSectionMenu } from './section.ts';
import classes from './shell.module.css';
import { TopBar } from './TopBar.tsx';
import { Trail } from './Trail.tsx';
import { useGoKeys } from './useGoKeys.ts';

/** Shown on every screen, so that nobody pays a real bill in the development deployment. Source: decisions §2. */
export function EnvironmentRibbon() {
  const { ambiente } = useSession();
  if (ambiente === 'producao') return null;
  return (
    <aside className={classes.ribbon} aria-label="Ambiente" data-ribbon>
      <strong>{RIBBONS[ambiente]}</strong>
    </aside>
  );
}

/** On paper: whose page it is, in the place of the bar. */
function PrintHead() {
  const { nome, logo } = useSession().sindicato;
  return (
    <div className={`only-print ${classes.printHead}`} aria-hidden>
      {logo && (
        <img src={logo.endereco} alt="" style={{ height: 32, aspectRatio: `${logo.largura} / ${logo.altura}` }} />
      )}
      <span>{nome}</span>
    </div>
  );
}

const SectionRail = lazy(() => import('./SectionRail.tsx').then((m) => ({ default: m.SectionRail })));

/** The pinned menu; its place is there from the first paint, so that nothing moves when it comes. */
function Rail() {
  const menu = useSectionMenu();
  if (!menu?.pinned) return null;
  return (
    <div className={classes.rail}>
      <Suspense>
        <SectionRail menu={menu} />
      </Suspense>
    </div>
  );
}

/** Landmarks around a page: skip link, ribbon, top bar, main. */
export function Frame({ home, tools, children }: { home: string; tools?: ReactNode; children: ReactNode }) {
  useGoKeys();
  return (
    <>
      <a href="#conteudo" className={classes.skip}>
        Ir para o conteúdo
      </a>
      <EnvironmentRibbon />
      <TopBar home={home} tools={tools} />
      <PrintHead />
      <div className={classes.body}>
        <Rail />
        <main id="conteudo" tabIndex={-1} className={classes.main}>
          <Trail />
          {children}
        </main>
      </div>
    </>
  );
}
