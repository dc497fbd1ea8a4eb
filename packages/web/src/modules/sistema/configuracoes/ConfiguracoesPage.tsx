import { SECAO_SINDICATO } from '@sede/domain/modules/sistema/configuracoes';
import { COPIAS_SECTION } from '@sede/domain/modules/sistema/copias';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { NotFoundPage } from '#modules/acesso/inicio/index.ts';
import { navigate, useLocation, useParams, useSearch } from '#platform/routing/index.ts';
import { Reading } from '#platform/ui/index.ts';
import classes from './configuracoes.module.css';
import { caminhoDe, configuracoesQuery, secaoDe } from './secoes.ts';

const SecaoForm = lazy(() => import('./SecaoForm.tsx').then((m) => ({ default: m.SecaoForm })));
const CopiasSection = lazy(() =>
  import('#modules/sistema/copias/index.ts').then((m) => ({ default: m.CopiasSection })),
);
const LogoCard = lazy(() => import('./LogoCard.tsx').then((m) => ({ default: m.LogoCard })));

/** A link to one setting leads to its field, once that is there. */
function useTarget(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [ready, hash]);
}

/** '/configuracoes' and its sections, for gestor_sistema. Source: decisions §3, §5; issue 3. */
export function ConfiguracoesPage() {
  const { secao: endereco } = useParams();
  const query = useQuery(configuracoesQuery);
  useTarget(query.data !== undefined);
  const { chave } = useSearch();
  const found = chave === undefined || !query.data ? null : caminhoDe(query.data, chave);
  useEffect(() => {
    if (found) void navigate(found, { replace: true });
  }, [found]);
  const secao = query.data && secaoDe(query.data.secoes, endereco);
  if (secao === null) return <NotFoundPage />;
  return (
    <>
      <header className={classes.head}>
        <h1>{secao?.rotulo ?? 'Configurações'}</h1>
        <p>{secao?.ajuda}</p>
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
            {secao?.valor === SECAO_SINDICATO && <LogoCard logo={logo} />}
            {secao && <SecaoForm key={secao.valor} secao={secao} itens={itens} />}
            {secao?.valor === COPIAS_SECTION.valor && (
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
