import { GRUPOS_CONFIGURACAO } from '@sede/domain/modules/sistema/configuracoes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { NotFoundPage } from '#modules/acesso/inicio/index.ts';
import { CopiasSection } from '#modules/sistema/copias/index.ts';
import { orpc } from '#platform/api/index.ts';
import { navigate, useLocation, useParams, useSearch } from '#platform/routing/index.ts';
import { Reading } from '#platform/ui/index.ts';
import classes from './configuracoes.module.css';
import { caminhoDe, grupoDe } from './secoes.ts';

const SecaoForm = lazy(() => import('./SecaoForm.tsx').then((m) => ({ default: m.SecaoForm })));
const LogoCard = lazy(() => import('./LogoCard.tsx').then((m) => ({ default: m.LogoCard })));

const AJUDA: Record<string, string> = {
  sindicato: 'Quem é o sindicato, nas telas, nos recibos e nos e-mails.',
  acesso: 'Como as pessoas entram no sistema.',
  financeiro: 'Regras de aprovação e o período financeiro.',
  listas: 'As opções que os formulários do financeiro oferecem.',
  arquivos: 'Por quanto tempo os arquivos ficam guardados.',
  copias: 'Quando são feitas e quantas ficam guardadas.',
};

/** A link to one setting leads to its field, once that is there. */
function useTarget(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [ready, hash]);
}

/** '/configuracoes' and its sections, for gestor_sistema. Source: decisions §3, §5; issue 3. */
export function ConfiguracoesPage() {
  const grupo = grupoDe(useParams().secao);
  const query = useQuery(orpc.configuracoes.list.queryOptions({ input: {} }));
  useTarget(query.data !== undefined);
  const { chave } = useSearch();
  const found = chave === undefined ? null : caminhoDe(chave);
  useEffect(() => {
    if (found) void navigate(found, { replace: true });
  }, [found]);
  if (grupo === null) return <NotFoundPage />;
  const rotulo = GRUPOS_CONFIGURACAO.find(({ valor }) => valor === grupo)?.rotulo ?? '';
  return (
    <>
      <header className={classes.head}>
        <h1>{rotulo}</h1>
        <p>{AJUDA[grupo]}</p>
      </header>
      <Reading
        query={query}
        card
        wait={
          <p className={classes.wait} role="status">
            Carregando…
          </p>
        }
      >
        {({ logo, itens }) => (
          <Suspense fallback={<p className={classes.wait}>Carregando…</p>}>
            {grupo === 'sindicato' && <LogoCard logo={logo} />}
            <SecaoForm key={grupo} grupo={grupo} itens={itens} />
            {grupo === 'copias' && (
              <div className={`card ${classes.card} ${classes.extra}`}>
                <CopiasSection />
              </div>
            )}
          </Suspense>
        )}
      </Reading>
    </>
  );
}
