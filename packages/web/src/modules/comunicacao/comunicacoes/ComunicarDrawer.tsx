import { Button } from '@mantine/core';
import {
  type Comunicacao,
  COMUNICACAO_FIELDS as FIELDS,
  comunicacoesMessages as messages,
  type Selecao,
  TIPOS_DE_COMUNICACAO,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { mensagemSchema } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { IconEye, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, orpc, randomKey, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, SelectField, TextField, useRecordForm } from '#platform/ui/form.ts';
import { downloadFrom, exportHref, notify, optionsOf, Reading } from '#platform/ui/index.ts';
import classes from './comunicacoes.module.css';
import { Destinatarios } from './Destinatarios.tsx';
import { NumeroDialog } from './NumeroDialog.tsx';
import { PreviaDialog } from './PreviaDialog.tsx';
import { emPalavras, useEnvio } from './useEnvio.ts';
import { useOpcoes } from './useOpcoes.ts';
import { type Mensagem, useRascunho } from './useRascunho.ts';

const Editor = lazy(() => import('./Editor.tsx').then((m) => ({ default: m.Editor })));

export interface ComunicarDrawerProps {
  selecao: Selecao;
  /** A draft that is gone on with. */
  rascunho?: Comunicacao;
  onClose: () => void;
  onSent: (enviada: Comunicacao) => void;
}

const LABELS = {
  remetente: FIELDS.remetente.rotulo,
  tema: FIELDS.tema.rotulo,
  titulo: FIELDS.titulo.rotulo,
  corpoHtml: 'Mensagem',
};
const HORA = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' });

/** Dialog 'Comunicar'. Source: spec 2 §2 (Communication), §8; decisions-members (Communication, Editor). */
export function ComunicarDrawer({ selecao, rascunho, onClose, onSent }: ComunicarDrawerProps) {
  const { remetentes, temas, limite } = useOpcoes();
  const [numero, setNumero] = useState<{ n: number; answer: (typed: number | null) => void } | null>(null);
  const [previa, setPrevia] = useState<string | null>(null);
  const enviar = useEnvio((n) => new Promise((answer) => setNumero({ n, answer })));
  const testar = useSubmit(orpc.comunicacoes.testar);
  const initial: Mensagem = {
    remetente: rascunho?.remetente ?? null,
    tema: rascunho?.tema ?? null,
    titulo: rascunho?.titulo ?? '',
    corpoHtml: rascunho?.corpoHtml ?? '',
  };
  const form = useRecordForm({
    schema: mensagemSchema,
    initial,
    labels: LABELS,
    startDirty: true,
    submit: async (_input, { versao }): Promise<Comunicacao | null> => {
      if (versao !== undefined) draft.adopt(versao);
      // As it was shown: when it has grown since, the server says so and nothing leaves.
      const shown = contagem.data ?? (await contagem.refetch({ throwOnError: true })).data;
      const kept = await draft.keep().catch((error) => Promise.reject(emPalavras(error)));
      return enviar({ ...kept, esperados: shown?.recebem ?? 0 }).catch((error) => {
        void contagem.refetch();
        throw error;
      });
    },
    onSaved: (enviada: Comunicacao | null) => {
      if (!enviada) return;
      draft.close();
      const espera = enviada.estado === 'aguardando_aprovacao';
      notify.success(espera ? messages.aguardando : `${messages.enviada} ${messages.saemEm(enviada.esperados ?? 0)}`);
      onSent(enviada);
    },
  });
  const draft = useRascunho(selecao, form.values, rascunho);
  const { tema } = form.values;
  const contagem = useQuery({
    queryKey: [['comunicacoes', 'contar'], selecao, tema],
    queryFn: () => api.comunicacoes.contar({ selecao, tema }, { context: { idempotencyKey: randomKey() } }),
  });

  /** What needs the message on the server first. */
  const withDraft = async (work: (kept: { id: string; versao: number }) => unknown) => {
    try {
      await work(await draft.keep());
    } catch (error) {
      notify.error(error);
    }
  };
  const close = () => {
    if (draft.pending) {
      void withDraft(() => notify.success(messages.rascunhoSalvo));
    }
    onClose();
  };
  return (
    <>
      <FormDrawer
        // What is typed is kept as a draft: closing loses nothing, so that nothing is asked.
        form={{ ...form, dirty: false }}
        opened
        onClose={close}
        title={messages.comunicar}
        subtitle={draft.savedAt ? messages.rascunhoSalvoAs(HORA.format(draft.savedAt)) : undefined}
        submitLabel={messages.enviar}
        busyLabel={messages.enviando}
        footer={
          <span className={classes.pe}>
            <Button
              variant="default"
              leftSection={<IconEye size={16} aria-hidden />}
              onClick={() => void withDraft(({ id }) => setPrevia(id))}
            >
              {messages.verComoChega}
            </Button>
            <Button
              variant="default"
              loading={testar.isPending}
              onClick={() =>
                void withDraft(async (kept) =>
                  notify.success(messages.testeEnviado((await testar.mutateAsync(kept)).para)),
                )
              }
            >
              {messages.enviarTeste}
            </Button>
          </span>
        }
      >
        <div className={classes.quem}>
          <Reading query={contagem}>
            {(lida) => (
              <Destinatarios
                contagem={lida}
                onVerQuem={() =>
                  void withDraft(({ id }) => downloadFrom(exportHref(`/api/comunicacoes/${id}/de-fora`, 'xlsx', {})))
                }
              />
            )}
          </Reading>
        </div>
        <div className={classes.campos}>
          <SelectField
            label="Tipo de comunicação"
            span={3}
            options={optionsOf(TIPOS_DE_COMUNICACAO)}
            value={TIPOS_DE_COMUNICACAO[0].valor}
            onChange={() => undefined}
            required
          />
          <SelectField
            {...form.field('remetente')}
            span={3}
            options={remetentes.map(({ nome, endereco }) => ({ value: endereco, label: `${nome} · ${endereco}` }))}
          />
          <TextField {...form.field('titulo')} span={3} />
          <SelectField
            {...form.field('tema')}
            span={3}
            options={temas.map(({ nome, obrigatorio }) => ({
              value: nome,
              label: `${nome} · ${obrigatorio ? 'a todos' : 'aceita descadastro'}`,
            }))}
          />
        </div>
        <div data-field="corpoHtml" data-label="Mensagem" className={classes.mensagem}>
          <span className={classes.rotulo} aria-hidden>
            Mensagem <span className={classes.obrigatorio}>*</span>
          </span>
          <Suspense fallback={<p role="status">Abrindo o editor…</p>}>
            <Editor
              value={form.base.corpoHtml}
              onChange={form.field('corpoHtml').onChange}
              onPending={form.field('corpoHtml').onPending}
              error={form.errors.corpoHtml ?? null}
            />
          </Suspense>
          {form.errors.corpoHtml && <p className={classes.erro}>{form.errors.corpoHtml}</p>}
        </div>
        <p className={classes.nota}>
          <IconShieldCheck size={18} aria-hidden />
          {limite !== null && `${messages.acimaDoLimite(limite)} `}
          Depois de enviar, 60 segundos para cancelar.
        </p>
      </FormDrawer>
      {numero && (
        <NumeroDialog
          n={numero.n}
          onTyped={(typed) => {
            setNumero(null);
            numero.answer(typed);
          }}
        />
      )}
      {previa && <PreviaDialog id={previa} onClose={() => setPrevia(null)} />}
    </>
  );
}
