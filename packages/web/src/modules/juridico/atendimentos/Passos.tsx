import { formatContagem } from '@sede/domain/kernel';
import { atendimentosMessages as messages, type OpcaoDeFiliado } from '@sede/domain/modules/juridico/atendimentos';
import { useEffect, useState } from 'react';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { WizardPage } from '#platform/ui/form.ts';
import { DadosDoAtendimento } from './DadosDoAtendimento.tsx';
import { FiliadosStep } from './FiliadosStep.tsx';
import classes from './Passos.module.css';
import { Resumo } from './Resumo.tsx';
import type { Agendamento } from './useAgendamento.ts';
import { useHorarios } from './useHorarios.ts';
import { type Enviar, useSaveAgendamento } from './useSaveAgendamento.ts';

export const DADOS = 'dados';

export interface PassosProps {
  title: string;
  subtitle?: string;
  agendamento: Agendamento;
  atendimento?: string;
  /** Only what it is about may change any more. */
  soDescricao?: boolean;
  onward: string;
  exit: string;
  unsaved: boolean;
  /** Editing begins at the second step. */
  comecaNosDados?: boolean;
  /** The place stays as it was: nothing is asked of it, nor sent. */
  mesmoLugar?: boolean;
  enviar: Enviar;
  onSalvo: (um: Awaited<ReturnType<Enviar>>) => void;
}

/** The two steps of booking and of changing an appointment. Source: spec 3 §2.3; decisions-legal (Wizard). */
export function Passos(props: PassosProps) {
  const { agendamento, soDescricao = false } = props;
  const { filiados, setFiliados, valores } = agendamento;
  const { passo } = useSearch();
  const [semFiliado, setSemFiliado] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const horarios = useHorarios(valores, props.atendimento);
  const { erros, salvar } = useSaveAgendamento(agendamento, horarios);
  const escolhe = !soDescricao;
  useEffect(() => {
    if (props.comecaNosDados && passo === undefined) setSearch((now) => ({ ...now, passo: DADOS }), { replace: true });
  }, [props.comecaNosDados, passo]);
  const escolher = (novos: OpcaoDeFiliado[]) => {
    setFiliados(novos);
    setSemFiliado(false);
  };
  const quantos = filiados.length;
  return (
    <WizardPage
      title={props.title}
      subtitle={props.subtitle}
      exit={props.exit}
      unsaved={props.unsaved}
      busy={enviando}
      steps={[
        ...(escolhe
          ? [
              {
                id: 'filiados',
                title: 'Filiados',
                note: quantos === 0 ? undefined : formatContagem(quantos, 'escolhido', 'escolhidos'),
                content: () => (
                  <FiliadosStep
                    escolhidos={filiados}
                    onChange={escolher}
                    erro={semFiliado ? messages.semFiliado : null}
                  />
                ),
                run: () => {
                  setSemFiliado(quantos === 0);
                  return quantos > 0;
                },
              },
            ]
          : []),
        {
          id: DADOS,
          title: 'Dados do atendimento',
          reached: quantos > 0 || soDescricao,
          onward: props.onward,
          content: ({ go }) => (
            <div className={classes.colunas}>
              <DadosDoAtendimento
                agendamento={agendamento}
                horarios={horarios}
                erros={erros}
                atendimento={props.atendimento}
                soDescricao={soDescricao}
                onEnviando={setEnviando}
              />
              <Resumo agendamento={agendamento} horarios={horarios} onAlterar={escolhe ? () => go('filiados') : null} />
            </div>
          ),
          run: async () => {
            const salvo = await salvar(props.enviar, !soDescricao && !props.mesmoLugar);
            if (salvo) props.onSalvo(salvo);
            return salvo !== null;
          },
        },
      ]}
    />
  );
}
