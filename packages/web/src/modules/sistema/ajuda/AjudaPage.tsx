import { Button, TextInput } from '@mantine/core';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NotFoundPage } from '#modules/acesso/inicio/index.ts';
import { Link, useLocation, useParams } from '#platform/routing/index.ts';
import { ErrorState } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import classes from './ajuda.module.css';
import { Markdown } from './Markdown.tsx';
import { anchorOf, readPage, sectionsOf } from './manual.ts';
import { searchManual } from './searchManual.ts';

const INDEX = 'README';

function Results({ busca }: { busca: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['manual', 'busca', busca],
    queryFn: () => searchManual(busca),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">Procurando…</p>;
  if (data.length === 0) return <p role="status">Nada no manual com “{busca}”.</p>;
  return (
    <ul className={classes.results}>
      {data.map(({ pagina, titulo, secao, ancora, trecho }) => (
        <li key={`${pagina}#${ancora}`}>
          <Link to={`/ajuda/${pagina}${ancora ? `#${ancora}` : ''}`}>
            <strong>{secao || titulo}</strong>
            <span>{titulo}</span>
          </Link>
          <p>{trecho}</p>
        </li>
      ))}
    </ul>
  );
}

function Contents({ text }: { text: string }) {
  const secoes = sectionsOf(text).secoes.filter(({ secao }) => secao !== '');
  return (
    <nav className={`${classes.contents} no-print`} aria-label="Nesta página">
      <Link to="/ajuda">Todo o manual</Link>
      <ul>
        {secoes.map(({ secao }) => (
          <li key={secao}>
            <a href={`#${anchorOf(secao)}`}>{secao}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Page({ pagina }: { pagina: string }) {
  const { hash } = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: ['manual', 'pagina', pagina],
    queryFn: () => readPage(pagina),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [data, hash]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === null) return <NotFoundPage />;
  if (!data) return <p role="status">Carregando…</p>;
  return (
    <div className={classes.layout} data-index={pagina === INDEX || undefined}>
      {pagina !== INDEX && <Contents text={data} />}
      <article className={`card ${classes.article}`}>
        {/* The page's own title stands above, as on every screen. */}
        <Markdown text={data.replace(/^# .+\n/, '')} />
      </article>
    </div>
  );
}

/** '/ajuda' and '/ajuda/{página}': the staff manual inside the product. Source: issue 3 (Staff manual). */
export function AjudaPage() {
  const { pagina = INDEX } = useParams();
  const [busca, setBusca] = useState('');
  const { data } = useQuery({ queryKey: ['manual', 'pagina', pagina], queryFn: () => readPage(pagina) });
  const title = (data && sectionsOf(data).titulo) || 'Ajuda';
  return (
    <>
      <PageHeader title={title} subtitle="Manual da Sede">
        <div className={`${classes.tools} no-print`}>
          <TextInput
            type="search"
            aria-label="Buscar no manual"
            placeholder="Buscar no manual"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={busca}
            onChange={(event) => setBusca(event.currentTarget.value)}
          />
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
      </PageHeader>
      {busca.trim().length > 1 ? <Results busca={busca.trim()} /> : <Page key={pagina} pagina={pagina} />}
    </>
  );
}
