import {
  ARQUIVOS_DO_ATENDIMENTO,
  MAX_DESCRICAO,
  atendimentosMessages as messages,
  TIPOS_ATENDIMENTO,
  TIPOS_SERVICO,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { AttachmentsField, RecordPicker, TextArea } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';
import comum from './agendar.module.css';
import { CalendarioDoMes } from './CalendarioDoMes.tsx';
import classes from './DadosDoAtendimento.module.css';
import { HorariosDoDia } from './HorariosDoDia.tsx';
import { ProcessosField } from './ProcessosField.tsx';
import { Segmentos } from './Segmentos.tsx';
import type { Agendamento } from './useAgendamento.ts';
import { useDiasLivres } from './useDiasLivres.ts';
import type { Horarios } from './useHorarios.ts';

const ICONES = { Presencial: <IconMapPin size={15} aria-hidden />, Virtual: <IconVideo size={15} aria-hidden /> };
const ATENDIMENTO = TIPOS_ATENDIMENTO.map((value) => ({ value, label: value, icon: ICONES[value] }));
const SERVICO = TIPOS_SERVICO.map((value) => ({ value, label: value }));
const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

export type Erros = Readonly<Record<string, string>>;

export interface DadosProps {
  agendamento: Agendamento;
  horarios: Horarios;
  erros: Erros;
  /** The one that is edited. */
  atendimento?: string | undefined;
  /** Its day, office and members may not change any more. */
  soDescricao?: boolean;
  onEnviando: (enviando: boolean) => void;
}

/** Office, types, day and slots: where and when. */
function Lugar({ agendamento, horarios, erros, atendimento }: DadosProps) {
  const { valores, mudar } = agendamento;
  const dias = useDiasLivres(valores, atendimento);
  const [foco, setFoco] = useState(0);
  const escolher = (data: string) => {
    if (data !== valores.data) mudar({ data, agendaId: null, horarios: [] });
    setFoco((n) => n + 1);
  };
  const proximo = async () => {
    try {
      const data = await dias.proximoLivre(valores.data);
      if (data) escolher(data);
    } catch (error) {
      notify.error(error);
    }
  };
  const { conta } = dias;
  return (
    <>
      <div className={classes.topo}>
        <RecordPicker
          label="Escritório"
          required
          source={escritoriosSource}
          value={valores.escritorioId}
          onChange={(escritorioId) => mudar({ escritorioId })}
          error={erros.escritorioId ?? null}
        />
        <Segmentos
          label="Tipo de atendimento"
          required
          options={ATENDIMENTO}
          value={valores.tipoAtendimento}
          onChange={(tipoAtendimento) => mudar({ tipoAtendimento })}
          error={erros.tipoAtendimento}
        />
        <Segmentos
          label="Tipo de serviço"
          options={SERVICO}
          value={valores.tipoServico}
          onChange={(tipoServico) => mudar({ tipoServico })}
        />
      </div>
      {dias.pedido === null ? (
        <p className={comum.nada} role={erros.horarios ? 'alert' : undefined}>
          {valores.escritorioId === null ? messages.selecioneEscritorio : 'Escolha o tipo de atendimento.'}
        </p>
      ) : conta?.agendas === 0 ? (
        <p className={classes.semAgenda} role="alert">
          {messages.semAgendaDoEscritorio}{' '}
          {conta.outras.map((outra) => messages.haAgenda(outra.tipoAtendimento, outra.tipoServico)).join(' ')}
        </p>
      ) : (
        <div className={classes.lugar}>
          <CalendarioDoMes
            mes={dias.mes}
            dias={conta?.dias ?? []}
            escolhido={valores.data}
            todos={valores.encaixe}
            onMes={dias.setMes}
            onDia={escolher}
            onProximoLivre={() => void proximo()}
            cursor={dias.cursor}
            onCursor={dias.setCursor}
          />
          <HorariosDoDia agendamento={agendamento} horarios={horarios} erro={erros.horarios ?? null} foco={foco} />
        </div>
      )}
    </>
  );
}

/** The second step: where and when, then what it is about. Source: spec 3 §2.3; decisions-legal (Wizard); design/areas/juridico-agendar. */
export function DadosDoAtendimento(props: DadosProps) {
  const { valores, mudar, filiados } = props.agendamento;
  const { erros } = props;
  return (
    <div className={classes.dados}>
      {!props.soDescricao && <Lugar {...props} />}
      <div className={classes.assunto}>
        <div className={classes.processos}>
          <Segmentos
            label="Há processo em curso?"
            required
            options={SIM_NAO}
            value={valores.processoEmCurso === null ? null : valores.processoEmCurso ? 'sim' : 'nao'}
            onChange={(value) => mudar({ processoEmCurso: value === 'sim' })}
            error={erros.processoEmCurso}
          />
          {valores.processoEmCurso && (
            <ProcessosField
              label="Processos"
              required
              filiados={filiados.map(({ id }) => id)}
              value={valores.processos}
              onChange={(processos) => mudar({ processos })}
              error={erros.processos ?? null}
            />
          )}
        </div>
        <TextArea
          label="Descrição"
          rows={3}
          maxLength={MAX_DESCRICAO}
          value={valores.descricao}
          onChange={(descricao) => mudar({ descricao })}
          error={erros.descricao ?? null}
        />
        <AttachmentsField
          labelled
          rule={ARQUIVOS_DO_ATENDIMENTO}
          value={valores.anexos}
          onChange={(anexos) => mudar({ anexos })}
          error={erros.anexos ?? null}
          onPending={props.onEnviando}
        />
      </div>
    </div>
  );
}
