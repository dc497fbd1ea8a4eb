import { formatDataBr } from '@sede/domain/kernel';
import {
  type AtendimentoCompleto,
  DIAS_DEPOIS_DE_FALTA,
  MAX_COMENTARIO,
  MOTIVOS_DA_FALTA,
  type MotivoDaFalta,
  atendimentosMessages as messages,
  proximoPossivel,
} from '@sede/domain/modules/juridico/atendimentos';
import { useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, CheckGroup, RadioGroup, SelectField, saving, TextArea } from '#platform/ui/form.ts';
import { notify, RecordGate } from '#platform/ui/index.ts';
import { horarioDe } from './atendimento.status.tsx';
import classes from './atendimentos.module.css';

const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];
const MOTIVOS = MOTIVOS_DA_FALTA.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }));
const isMotivo = (text: string | null): text is MotivoDaFalta => MOTIVOS.some(({ value }) => value === text);

/** What the answer leads to, said before it is given. */
function Consequencia({ ocorreu, motivo }: { ocorreu: boolean; motivo: string | null }) {
  if (ocorreu)
    return (
      <p className={classes.consequencia}>
        Passa a <b>Aguardando conclusão</b>. Quem conclui é o jurídico do sindicato.
      </p>
    );
  return (
    <p className={classes.consequencia}>
      Passa a <b>Concluído</b>
      {motivo === 'filiado' ? ', sem comparecimento do filiado.' : '; o filiado não fica com falta.'}
    </p>
  );
}

function Formulario({ um, onClose }: { um: AtendimentoCompleto; onClose: () => void }) {
  const { mutateAsync: registrar } = useSubmit(orpc.atendimentos.registrarResultado);
  // Who is known only by name, from the import, is no one whose coming is told apart.
  const participantes = um.participantes.flatMap((pessoa) =>
    pessoa.id === null ? [] : [{ ...pessoa, id: pessoa.id }],
  );
  const [ocorreu, setOcorreu] = useState<string | null>(um.ocorreu === null ? null : um.ocorreu ? 'sim' : 'nao');
  const [vieram, setVieram] = useState(() =>
    participantes.filter(({ compareceu }) => compareceu !== false).map(({ id }) => id),
  );
  const [motivo, setMotivo] = useState<string | null>(um.motivoDaFalta ?? 'filiado');
  const [advogado, setAdvogado] = useState<string | null>(um.advogadoId);
  const [comentario, setComentario] = useState(um.comentarioResultado ?? '');
  const sim = ocorreu === 'sim';
  const varios = participantes.length > 1;
  const proximo = formatDataBr(proximoPossivel({ data: um.data, compareceu: false }));
  const depoisDaFalta = `atendimento possível em ${proximo} (${DIAS_DEPOIS_DE_FALTA} dias).`;
  const faltaram = sim ? participantes.filter(({ id }) => !vieram.includes(id)) : [];
  return (
    <ActionDialog
      title={um.ocorreu === null ? messages.registrarResultado : messages.corrigirResultado}
      question={`Atendimento ${um.numero} · ${formatDataBr(um.data)}, ${horarioDe(um)} · ${um.nomeEscritorio}`}
      confirmLabel="Salvar"
      size="md"
      ready={ocorreu !== null && (!sim || vieram.length > 0)}
      run={async () => {
        await saving(messages.erroAtualizar, () =>
          registrar({
            ...{ id: um.id, versao: um.versao, ocorreu: sim, advogadoId: advogado },
            comentario: comentario.trim() || null,
            ...(sim && varios && { compareceram: vieram }),
            ...(!sim && isMotivo(motivo) && { motivoDaFalta: motivo }),
          }),
        );
        notify.success(messages.atualizado);
      }}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <RadioGroup
          label="Ocorreu atendimento?"
          required
          options={SIM_NAO}
          value={ocorreu}
          onChange={setOcorreu}
          autoFocus
        />
        {sim && varios && (
          <CheckGroup
            label="Quem compareceu"
            options={participantes.map(({ id, nome }) => ({ value: id, label: nome }))}
            value={vieram}
            onChange={setVieram}
            error={vieram.length === 0 ? messages.ninguemVeio : null}
            help={faltaram.map(({ nome }) => `${nome}: próximo ${depoisDaFalta}`).join(' ')}
          />
        )}
        {ocorreu === 'nao' && (
          <RadioGroup
            label="Por que não ocorreu"
            required
            options={MOTIVOS}
            value={motivo}
            onChange={setMotivo}
            help={motivo === 'filiado' ? `Próximo ${depoisDaFalta}` : undefined}
          />
        )}
        <SelectField
          label="Advogado responsável"
          options={um.advogados.map(({ id, nome }) => ({ value: id, label: nome }))}
          value={advogado}
          onChange={setAdvogado}
          placeholder={um.advogados.length === 0 ? 'O escritório não tem usuário habilitado' : 'Selecione'}
          disabled={um.advogados.length === 0}
        />
        <TextArea label="Comentário" rows={3} maxLength={MAX_COMENTARIO} value={comentario} onChange={setComentario} />
        {ocorreu !== null && <Consequencia ocorreu={sim} motivo={motivo} />}
      </div>
    </ActionDialog>
  );
}

/** Whether it took place, who came, why not. Source: spec 3 §2.4, §4, §5; decisions-legal (Outcome); design/areas/juridico-atendimentos. */
export function ResultadoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <RecordGate id={id} read={api.atendimentos.get} onFailed={onClose}>
      {(um) => <Formulario um={um} onClose={onClose} />}
    </RecordGate>
  );
}
