import { Button } from '@mantine/core';
import { formatContagem } from '@sede/domain/kernel';
import {
  type AgendaCompleta,
  agendasErrors as errors,
  agendasMessages as messages,
} from '@sede/domain/modules/juridico/agendas';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate } from '#platform/routing/index.ts';
import { FormNotice, HistoryDialog, PageForm } from '#platform/ui/form.ts';
import { Menu, StatusTag, useIsPhone, useKit } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import classes from './agendas.module.css';
import { AGENDAS, agendaPath } from './agendas.paths.ts';
import { BloquearDialog } from './BloquearDialog.tsx';
import { CamposDaAgenda } from './CamposDaAgenda.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { DiasDaAgenda } from './DiasDaAgenda.tsx';
import { GeneratorPanel } from './GeneratorPanel.tsx';
import { comGerados, contasPorMes, type Dia, type Diferenca } from './grade.ts';
import { Meses } from './Meses.tsx';
import { descricaoDaAgenda, nomeDaAgenda } from './nomes.ts';
import { useAgendaForm } from './useAgendaForm.ts';
import { useAgendaSalva } from './useAgendaSalva.ts';
import { useVista } from './useVista.ts';

const semEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

function Mudancas({ diferenca: { incluir, alterar, excluir } }: { diferenca: Diferenca }) {
  return (
    <>
      {incluir.length > 0 && <StatusTag tone="ok" label={`+ ${formatContagem(incluir.length, 'horário')}`} />}
      {alterar.length > 0 && <StatusTag tone="info" label={formatContagem(alterar.length, 'alterado')} />}
      {excluir.length > 0 && <StatusTag tone="wait" label={`− ${formatContagem(excluir.length, 'horário')}`} />}
    </>
  );
}

export interface AgendaEditorProps {
  /** Null: a new one. */
  agenda: AgendaCompleta | null;
  /** What the server answered, in the place of what was read. */
  onChanged?: (agenda: AgendaCompleta) => void;
}

/** An agenda is made and changed: its fields, its days as calendar and list, the builder. Source: spec 3 §2.9; decisions-legal (Agendas). */
export function AgendaEditor({ agenda, onChanged }: AgendaEditorProps) {
  const { today } = useKit();
  // Below each other the days come first: they are what one opens an agenda for.
  const phone = useIsPhone();
  const { form, grade, repetida } = useAgendaForm(agenda, (salva) => {
    if (agenda) onChanged?.(salva);
    else void navigate(agendaPath(salva.id), { replace: true, force: true });
  });
  const salva = useAgendaSalva(agenda, form.dirty, onChanged);
  const [bloqueando, setBloqueando] = useState<Dia | null>(null);
  const [dialogo, setDialogo] = useState<'copiar' | 'historico' | null>(null);
  const { ano } = form.values;
  const { dias, mudar } = grade;
  const vista = useVista(ano ?? Number(today.slice(0, 4)));
  const gerador = <GeneratorPanel key="gerador" grade={grade} ano={ano} onGerado={vista.onMes} />;
  const diasDela = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a time goes nowhere instead of saving all
    <div key="dias" className={classes.direita} onKeyDown={semEnter}>
      <DiasDaAgenda
        dias={dias}
        vista={vista}
        edicao={{
          ...{ ano, mudar, tentou: form.attempted },
          onBloquear: setBloqueando,
          onDesbloquear: (dia) => void salva.desbloquear(dia),
        }}
      />
    </div>
  );
  return (
    <>
      <PageHeader
        title={agenda ? messages.editar : messages.cadastrar}
        visit={agenda && `${nomeDaAgenda(agenda)} · ${agenda.ano}`}
        subtitle={agenda ? `${nomeDaAgenda(agenda)} · ${descricaoDaAgenda(agenda)}` : undefined}
      >
        <Button variant="default" disabled={ano === null} onClick={() => setDialogo('copiar')}>
          {messages.copiar}
        </Button>
        {agenda && (
          <Menu
            label="Mais ações"
            align="end"
            entries={[
              ...salva.entradas,
              { label: 'Histórico', onSelect: () => setDialogo('historico') },
              ...salva.excluir,
            ]}
            trigger={(props) => (
              <Button {...props} variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
                Mais
              </Button>
            )}
          />
        )}
      </PageHeader>
      <PageForm
        form={form}
        label={agenda ? messages.editar : messages.cadastrar}
        aside={
          <>
            <Mudancas diferenca={grade.diferenca} />
            {agenda && form.dirty && <span className={classes.nota}>{messages.nenhumAlterado}</span>}
          </>
        }
        beforeSubmit={
          <Button variant="default" onClick={() => void navigate(AGENDAS)}>
            Cancelar
          </Button>
        }
      >
        {repetida && (
          <FormNotice>
            {errors.repetida().message}{' '}
            {repetida.id && <Link to={agendaPath(repetida.id)}>Abrir a agenda que já existe</Link>}
          </FormNotice>
        )}
        <div className={`card ${classes.campos}`}>
          <CamposDaAgenda form={form} agenda={agenda} />
        </div>
        {ano !== null && <Meses ano={ano} mes={vista.mes} contas={contasPorMes(dias)} onMes={vista.onMes} />}
        <div className={classes.colunas}>{phone ? [diasDela, gerador] : [gerador, diasDela]}</div>
      </PageForm>
      {bloqueando && agenda && (
        <BloquearDialog
          agenda={agenda}
          dia={bloqueando}
          onSaved={(nova) => onChanged?.(nova)}
          onClose={() => setBloqueando(null)}
        />
      )}
      {dialogo === 'copiar' && ano !== null && (
        <CopyDialog
          ano={ano}
          propria={agenda?.id ?? null}
          dias={dias}
          onCopiar={(horarios) => mudar((agora) => comGerados(agora, horarios, null))}
          onClose={() => setDialogo(null)}
        />
      )}
      {dialogo === 'historico' && agenda && (
        <HistoryDialog
          id={agenda.id}
          name={nomeDaAgenda(agenda)}
          read={orpc.agendas.history.call}
          onClose={() => setDialogo(null)}
        />
      )}
    </>
  );
}
