import { Button } from '@mantine/core';
import { type CalendarDate, formatContagem, formatDataBr, isCalendarDate } from '@sede/domain/kernel';
import {
  diasDaGeracao,
  erroDaGeracao,
  type Geracao,
  generateHorarios,
  geradorMessages,
  MAX_GERADOS,
  agendasMessages as messages,
  type Previa,
} from '@sede/domain/modules/juridico/agendas';
import { isDiaSemAgenda } from '@sede/domain/modules/juridico/feriados';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { DateField, HourField, IntegerField, SwitchField } from '#platform/ui/form.ts';
import { useIsPhone, useKit } from '#platform/ui/index.ts';
import { useCalendario } from '../feriados/index.ts';
import classes from './agendas.module.css';
import { Dobra } from './Dobra.tsx';
import { horariosDe, semLivres } from './grade.ts';
import type { GradeEditada } from './useGrade.ts';

const SEMANA = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const curto = (data: CalendarDate) => formatDataBr(data).slice(0, 5);

/** What is not new, in words. */
const restos = ({ existentes, sobrepostos, feriados }: Previa): string =>
  [
    feriados.length === 0 ? 'Nenhum feriado no período' : `${formatContagem(feriados.length, 'feriado')} de fora`,
    existentes.length > 0 && `${formatContagem(existentes.length, 'horário')} já na agenda`,
    sobrepostos.length === 0 ? 'nenhum sobreposto' : `${formatContagem(sobrepostos.length, 'sobreposto')} de fora`,
  ]
    .filter((parte) => parte !== false)
    .join(' · ');

export interface GeneratorPanelProps {
  grade: GradeEditada;
  ano: number | null;
  /** Told when slots were made: the month to show. */
  onGerado: (mes: string) => void;
}

/** The builder: what it would make is told before, and can be undone. Source: decisions-legal (Agendas: Builder). */
export function GeneratorPanel({ grade, ano, onGerado }: GeneratorPanelProps) {
  const { today } = useKit();
  const esteAno = Number(today.slice(0, 4));
  const [semana, setSemana] = useState<readonly number[]>([]);
  const [de, setDe] = useState<string | null>();
  const [ate, setAte] = useState<string | null>();
  const [horas, setHoras] = useState({ primeiroInicio: '09:00', ultimoFim: '11:00' });
  const [duracao, setDuracao] = useState<number | null>(40);
  const [intervalo, setIntervalo] = useState<number | null>(0);
  const [pularFeriados, setPular] = useState(true);
  const [substituir, setSubstituir] = useState(false);
  const doAno = ano ?? esteAno;
  const inicio = de === undefined ? (doAno === esteAno ? today : `${doAno}-01-01`) : de;
  const fim = ate === undefined ? `${doAno}-12-31` : ate;
  const { calendario, lido } = useCalendario(doAno);
  const phone = useIsPhone();
  // A new agenda begins with it.
  const [aberto, setAberto] = useState(grade.dias.length === 0);
  const id = useId();

  const { livreDeGeracao, gerada } = grade;
  const { previa, erro, datas } = useMemo(() => {
    const nada = { previa: null, datas: new Set<string>() };
    if (ano === null) return { ...nada, erro: 'Escolha o ano da agenda.' };
    const geracao: Geracao = {
      ...{ de: inicio ?? '', ate: fim ?? '', diasDaSemana: semana, ...horas, pularFeriados },
      ...{ duracao: duracao ?? 0, intervalo: intervalo ?? 0 },
    };
    const problema = erroDaGeracao(geracao, ano);
    if (problema !== null) return { ...nada, erro: problema };
    if (!lido) return { ...nada, erro: 'Lendo os feriados…' };
    const semAgenda = (data: CalendarDate) => isDiaSemAgenda(data, calendario);
    const alvos = diasDaGeracao(geracao).filter((data) => !(pularFeriados && semAgenda(data)));
    const trocadas = new Set(substituir ? alvos : []);
    const restam = horariosDe(semLivres(livreDeGeracao, trocadas)).filter(({ data }) => isCalendarDate(data));
    const feita = generateHorarios(geracao, restam, semAgenda);
    return { previa: feita, erro: null, datas: trocadas };
  }, [
    ano,
    inicio,
    fim,
    semana,
    horas,
    duracao,
    intervalo,
    pularFeriados,
    substituir,
    livreDeGeracao,
    calendario,
    lido,
  ]);

  // Together with what is new already, as a save takes them.
  const demais = previa !== null && previa.novos.length + novosEm(livreDeGeracao) > MAX_GERADOS;
  const pode = previa !== null && previa.novos.length > 0 && !demais;
  const gerar = () => {
    const primeiro = previa?.novos[0];
    if (!pode || !primeiro) return;
    grade.gerar(previa.novos, datas);
    onGerado(primeiro.data.slice(0, 7));
  };
  // In the page's own form: Enter makes slots here instead of saving the agenda.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    gerar();
  };
  const porDia = previa && Map.groupBy(previa.novos, ({ data }) => data);
  return (
    <section className={`card ${classes.gerador}`} aria-labelledby={`${id}-titulo`} onKeyDown={onKeyDown}>
      <h2 id={`${id}-titulo`} className={phone ? classes.dobra : undefined}>
        {phone ? (
          <Dobra aberto={aberto} de={id} onAbrir={setAberto}>
            {messages.gerar}
          </Dobra>
        ) : (
          messages.gerar
        )}
      </h2>
      <div id={id} hidden={phone && !aberto}>
        <div className={classes.campos}>
          <fieldset className={classes.semana}>
            <legend>Dias da semana</legend>
            {SEMANA.map((nome, dia) => (
              <button
                key={nome}
                type="button"
                aria-pressed={semana.includes(dia)}
                aria-label={nome}
                onClick={() => setSemana(semana.includes(dia) ? semana.filter((um) => um !== dia) : [...semana, dia])}
              >
                {nome.slice(0, 1).toUpperCase()}
              </button>
            ))}
          </fieldset>
          <div className={classes.pares}>
            <DateField label="De" span={1} value={inicio} onChange={setDe} />
            <DateField label="Até" span={1} value={fim} onChange={setAte} />
            <HourField
              label="Primeiro início"
              span={1}
              value={horas.primeiroInicio}
              onChange={(primeiroInicio) => setHoras({ ...horas, primeiroInicio })}
            />
            <HourField
              label="Último fim"
              span={1}
              value={horas.ultimoFim}
              onChange={(ultimoFim) => setHoras({ ...horas, ultimoFim })}
            />
            <IntegerField label="Duração (min)" span={1} value={duracao} onChange={setDuracao} maxDigits={4} />
            <IntegerField label="Intervalo (min)" span={1} value={intervalo} onChange={setIntervalo} maxDigits={4} />
          </div>
          <SwitchField label="Pular feriados e recesso" value={pularFeriados} onChange={setPular} />
          <SwitchField label="Substituir os livres desses dias" value={substituir} onChange={setSubstituir} />
        </div>
        <div className={classes.previa} data-pode={pode || undefined}>
          <div role="status">
            {previa && porDia ? (
              <>
                <b>
                  {formatContagem(previa.novos.length, 'horário novo', 'horários novos')} em{' '}
                  {formatContagem(porDia.size, 'dia')}
                </b>
                <p>
                  {semana
                    .toSorted((a, b) => a - b)
                    .map((dia) => SEMANA[dia]?.slice(0, 3))
                    .join(', ')}
                  , {curto(inicio ?? '')} a {curto(fim ?? '')}
                </p>
                <p>{restos(previa)}</p>
                {demais && <p className={classes.recusa}>{geradorMessages.demais}</p>}
              </>
            ) : (
              <p>{erro}</p>
            )}
          </div>
          <div className={classes.botoes}>
            {gerada && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconArrowBackUp size={15} aria-hidden />}
                onClick={grade.desfazer}
              >
                {messages.desfazerGeracao}
              </Button>
            )}
            <Button variant={gerada ? 'default' : 'filled'} size="compact-md" disabled={!pode} onClick={gerar}>
              {gerada ? 'Gerar de novo' : messages.gerar}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const novosEm = (dias: GradeEditada['dias']): number =>
  dias.reduce((soma, { horarios }) => soma + horarios.filter(({ id }) => id === null).length, 0);
