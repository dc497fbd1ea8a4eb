import { Button } from '@mantine/core';
import {
  CONFIGURACOES,
  type Configuracao,
  configuracoesMessages,
  GRUPOS_CONFIGURACAO,
  type GrupoConfiguracao,
} from '@sede/domain/modules/sistema/configuracoes';
import { secaoSchema } from '@sede/domain/modules/sistema/configuracoes/contract';
import { IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { api, isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { refreshSession } from '#platform/session/index.ts';
import { HistoryDialog, PageForm, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { ConfigField } from './ConfigField.tsx';
import classes from './configuracoes.module.css';
import { chavesDoGrupo, ROTULOS, shownValue, valuesOf, versoesOf } from './secao.values.ts';

/** One section of the settings, saved on its own; each setting goes with the version that was seen. */
export function SecaoForm({ grupo, itens }: { grupo: GrupoConfiguracao; itens: readonly Configuracao[] }) {
  const schema = useMemo(() => secaoSchema(grupo), [grupo]);
  const initial = useMemo(() => valuesOf(itens, grupo), [itens, grupo]);
  // After another person's save the refusal carries the newer values.
  const versoes = useRef(versoesOf(itens));
  const [history, setHistory] = useState(false);
  const queries = useQueryClient();
  const { mutateAsync: update } = useSubmit(orpc.configuracoes.update);
  const form = useRecordForm({
    schema,
    initial,
    labels: ROTULOS,
    show: shownValue,
    async submit(input, { changed }) {
      const values = input as Record<string, unknown>;
      const mudancas = changed.map((chave) => ({ chave, valor: values[chave], versao: versoes.current[chave] ?? 0 }));
      try {
        // Which kind of value goes with which key is known to the section's schema, that has just checked them.
        return await update({ mudancas } as never);
      } catch (error) {
        if (isApiError(error) && error.data.versoes) Object.assign(versoes.current, error.data.versoes);
        throw error;
      }
    },
    onSaved: (saved) => {
      versoes.current = versoesOf(saved.itens);
      queries.setQueryData(orpc.configuracoes.list.queryKey({ input: {} }), saved);
      form.reset(valuesOf(saved.itens, grupo));
      notify.success(configuracoesMessages.salvas);
      void refreshSession();
    },
  });
  const rotulo = GRUPOS_CONFIGURACAO.find(({ valor }) => valor === grupo)?.rotulo ?? '';
  return (
    <div className={`card ${classes.card}`}>
      <PageForm
        form={form}
        label={rotulo}
        aside={
          <Button variant="subtle" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setHistory(true)}>
            Histórico
          </Button>
        }
      >
        <div className={classes.fields}>
          {chavesDoGrupo(grupo)
            .filter((chave) => CONFIGURACOES[chave].tipo !== 'desabilitadas')
            .map((chave) => (
              <ConfigField key={chave} chave={chave} form={form} />
            ))}
        </div>
      </PageForm>
      {history && (
        <HistoryDialog
          id={grupo}
          name={rotulo}
          read={() => api.configuracoes.historico({ grupo })}
          onClose={() => setHistory(false)}
        />
      )}
    </div>
  );
}
