import { duplicadosMessages as messages } from '@sede/domain/modules/filiados/duplicados';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { RecordPicker } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { filiadosSource } from '../filiados/index.ts';
import { Comparacao } from './Comparacao.tsx';
import classes from './duplicados.module.css';

/** Any two records: the one that stays, the one that goes. */
function EscolherDuas({ fica: first, sai: second }: { fica: string | null; sai: string | null }) {
  const [fica, setFica] = useState(first);
  const [sai, setSai] = useState(second);
  const choose = (par: { fica: string | null; sai: string | null }) => {
    setFica(par.fica);
    setSai(par.sai);
    if (par.fica && par.sai) setSearch(() => ({ fica: par.fica, sai: par.sai }));
  };
  return (
    <div className={`card ${classes.escolher}`}>
      <RecordPicker
        label="Ficha que fica"
        source={filiadosSource}
        value={fica}
        onChange={(id) => choose({ fica: id, sai })}
      />
      <RecordPicker
        label="Ficha que sai"
        source={filiadosSource}
        value={sai}
        onChange={(id) => choose({ fica, sai: id })}
      />
    </div>
  );
}

function Par({ fica, sai }: { fica: string; sai: string }) {
  const query = useQuery({
    ...orpc.duplicados.comparar.queryOptions({ input: { fica, sai } }),
    // What is being compared does not change under one's hands: the versions say whether it did.
    refetchOnWindowFocus: false,
  });
  const proposta = query.data?.proposta ?? null;
  const proposed = useQuery({
    ...orpc.duplicados.get.queryOptions({ input: { id: proposta ?? '' } }),
    enabled: proposta !== null,
  });
  return (
    <Reading query={query} card>
      {(data) =>
        proposta === null ? (
          <Comparacao key={`${data.fica.versao}.${data.sai.versao}`} comparacao={data} proposta={null} />
        ) : (
          <Reading query={proposed} card>
            {(unificacao) => <Comparacao key={unificacao.id} comparacao={data} proposta={unificacao} />}
          </Reading>
        )
      }
    </Reading>
  );
}

/** '/filiados/duplicados/comparar': two records side by side, to propose their merge or to decide it. Source: decisions-members (Merge). */
export function ComparePage() {
  const { fica, sai } = useSearch();
  return (
    <div className={classes.page}>
      <PageHeader title={messages.comparar} subtitle="Campo a campo, qual valor fica. Esta leitura fica registrada." />
      {fica && sai ? (
        <Par key={`${fica}.${sai}`} fica={fica} sai={sai} />
      ) : (
        <EscolherDuas fica={fica ?? null} sai={sai ?? null} />
      )}
    </div>
  );
}
