import { Button } from '@mantine/core';
import { type Configuracao, configuracoesMessages, type Secao } from '@sede/domain/modules/sistema/configuracoes';
import { IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { api, isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { refreshSession } from '#platform/session/index.ts';
import { PageForm, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { ConfigField } from './ConfigField.tsx';
import classes from './configuracoes.module.css';
import { itensDaSecao, rotulosOf, schemaOf, shownValue, valuesOf, versoesOf } from './secao.values.ts';
import { configuracoesQuery } from './secoes.ts';

const HistoryDialog = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

/** One page of the settings, saved on its own; each setting goes with the version that was seen. */
export function SecaoForm({ secao, itens: todas }: { secao: Secao; itens: readonly Configuracao[] }) {
  const itens = useMemo(() => itensDaSecao(todas, secao.valor), [todas, secao.valor]);
  const schema = useMemo(() => schemaOf(itens), [itens]);
  const initial = useMemo(() => valuesOf(itens), [itens]);
  // After another person's save the refusal carries the newer values.
  const versoes = useRef(versoesOf(todas));
  const [history, setHistory] = useState(false);
  const queries = useQueryClient();
  const { mutateAsync: update } = useSubmit(orpc.configuracoes.update);
  const form = useRecordForm({
    schema,
    initial,
    labels: rotulosOf(itens),
    show: shownValue(itens),
    async submit(input, { changed }) {
      const mudancas = changed.map((chave) => ({ chave, valor: input[chave], versao: versoes.current[chave] ?? 0 }));
      try {
        return await update({ mudancas });
      } catch (error) {
        if (isApiError(error) && error.data.versoes) Object.assign(versoes.current, error.data.versoes);
        throw error;
      }
    },
    onSaved: (saved) => {
      versoes.current = versoesOf(saved.itens);
      queries.setQueryData(configuracoesQuery.queryKey, saved);
      form.reset(valuesOf(itensDaSecao(saved.itens, secao.valor)));
      notify.success(configuracoesMessages.salvas);
      void refreshSession();
    },
  });
  return (
    <div className={`card ${classes.card}`}>
      <PageForm
        form={form}
        label={secao.rotulo}
        aside={
          <Button variant="subtle" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setHistory(true)}>
            Histórico
          </Button>
        }
      >
        <div className={classes.fields}>
          {itens
            .filter(({ tipo }) => tipo !== 'desabilitadas')
            .map((item) => (
              <ConfigField key={item.chave} item={item} form={form} />
            ))}
        </div>
      </PageForm>
      {history && (
        <Suspense fallback={null}>
          <HistoryDialog
            id={secao.valor}
            name={secao.rotulo}
            read={() => api.configuracoes.historico({ grupo: secao.valor })}
            onClose={() => setHistory(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
