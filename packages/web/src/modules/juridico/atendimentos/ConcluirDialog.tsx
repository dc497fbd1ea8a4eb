import { Button } from '@mantine/core';
import {
  type Atendimento,
  MAX_COMENTARIO,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { TIPOS_DE_PROCESSO, type TipoDeProcesso } from '@sede/domain/modules/juridico/processos';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, FormNotice, RadioGroup, saving, TextArea } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { useVersaoLida } from '../juridico.versao.ts';
import classes from './atendimentos.module.css';
import { ProcessosField } from './ProcessosField.tsx';
import type { ProcessoEscolhido } from './useAgendamento.ts';

const CreateProcesso = lazy(() => import('../processos/index.ts').then((m) => ({ default: m.CreateProcesso })));

const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

export interface ConcluirDialogProps {
  atendimento: Atendimento;
  onClose: () => void;
}

/**
 * 'Será constituído novo processo?': which ones, also one made now; without any its warning.
 * Source: spec 3 §2.4, §4, §5; decisions-legal (Outcome).
 */
export function ConcluirDialog({ atendimento, onClose }: ConcluirDialogProps) {
  const { id, versao, numero } = atendimento;
  const { mutateAsync: concluir } = useSubmit(orpc.atendimentos.concluir, { alsoInvalidates: ['processos'] });
  const send = useVersaoLida(versao);
  const [novo, setNovo] = useState<string | null>(null);
  const [processos, setProcessos] = useState<ProcessoEscolhido[]>([]);
  const [comentario, setComentario] = useState('');
  const [cadastrando, setCadastrando] = useState<TipoDeProcesso | null>(null);
  const filiados = atendimento.filiados.flatMap((um) => (um.id === null ? [] : [{ id: um.id, nome: um.nome }]));

  const cadastrado = async (feito?: string) => {
    setCadastrando(null);
    if (typeof feito !== 'string') return;
    const { itens } = await api.processos.options({ ids: [feito] });
    const nome = itens[0]?.numero ?? itens[0]?.titulo ?? 'Processo novo';
    setProcessos((agora) => [...agora, { id: feito, nome }]);
  };
  // The drawer stands in the place of the dialog, which keeps what was answered.
  if (cadastrando !== null)
    return (
      <Suspense fallback={null}>
        <CreateProcesso
          tipo={cadastrando}
          inicio={{
            escritorioId: atendimento.escritorioId,
            filiados: filiados.map((um) => ({ ...um, detalhe: '' })),
          }}
          onClose={(feito) => void cadastrado(feito)}
        />
      </Suspense>
    );
  const sim = novo === 'sim';
  return (
    <ActionDialog
      title={`${messages.concluir}: ${numero}`}
      confirmLabel={messages.concluir}
      size="md"
      ready={novo === 'nao' || (sim && processos.length > 0)}
      run={async () => {
        await saving(messages.erroConcluir, () =>
          send((lida) =>
            concluir({
              ...{ id, versao: lida, novoProcesso: sim, comentario: comentario.trim() || null },
              ...(sim && { processos: processos.map((um) => um.id) }),
            }),
          ),
        );
        notify.success(messages.concluido);
      }}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <RadioGroup
          label="Será constituído novo processo?"
          required
          options={SIM_NAO}
          value={novo}
          onChange={setNovo}
          autoFocus
        />
        {sim && (
          <>
            <ProcessosField
              label="Processos"
              required
              filiados={filiados.map((um) => um.id)}
              value={processos}
              onChange={setProcessos}
            />
            <fieldset className={classes.agora}>
              <legend>{messages.cadastrarAgora}</legend>
              {TIPOS_DE_PROCESSO.map((tipo) => (
                <Button
                  key={tipo}
                  variant="default"
                  size="xs"
                  leftSection={<IconPlus size={14} aria-hidden />}
                  onClick={() => setCadastrando(tipo)}
                >
                  {tipo}
                </Button>
              ))}
            </fieldset>
          </>
        )}
        {novo === 'nao' && <FormNotice>{messages.avisoSemProcesso}</FormNotice>}
        <TextArea label="Comentário" rows={3} maxLength={MAX_COMENTARIO} value={comentario} onChange={setComentario} />
      </div>
    </ActionDialog>
  );
}
