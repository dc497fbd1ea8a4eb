import { Button } from '@mantine/core';
import {
  processoMessages as doProcesso,
  PROCESSO_FIELDS as FIELDS,
  processosMessages as messages,
  type ProcessoCompleto,
} from '@sede/domain/modules/juridico/processos';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TemasDoProcesso } from '#modules/sindical/temas/index.ts';
import { orpc } from '#platform/api/index.ts';
import { navigate, useParams } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Menu, Reading, useHotkey, useIsPhone } from '#platform/ui/index.ts';
import { Head } from '#platform/ui/shell/index.ts';
import { useVisit } from '#platform/visits/index.ts';
import { PrazosDoProcesso } from '../prazos/index.ts';
import { Andamento } from './Andamento.tsx';
import { AnexosDoProcesso } from './AnexosDoProcesso.tsx';
import { AtendimentosDoProcesso } from './AtendimentosDoProcesso.tsx';
import { MarcasDoProcesso, NumeroDoProcesso } from './CabecaDoProcesso.tsx';
import { DadosDoProcesso } from './DadosDoProcesso.tsx';
import { FiliadosDoProcesso } from './FiliadosDoProcesso.tsx';
import { nomeDoProcesso } from './numero.ts';
import classes from './processo.module.css';
import { PROCESSOS, PROCESSOS_DO_ESCRITORIO, processoPath } from './processos.paths.ts';
import { useAcoesDoProcesso } from './useAcoesDoProcesso.tsx';
import { useFormDoProcesso } from './useFormDoProcesso.tsx';

function Avisos({ processo, onEdit }: { processo: ProcessoCompleto; onEdit: (() => void) | null }) {
  if (processo.aConferir.length === 0) return null;
  const labels: Readonly<Record<string, { rotulo: string }>> = FIELDS;
  const campos = processo.aConferir.map((campo) => labels[campo]?.rotulo ?? campo).join(', ');
  return (
    <div className={classes.aviso} role="status">
      <span>{doProcesso.aConferirCampos(campos)}</span>
      {onEdit && (
        <button type="button" className={classes.corrigir} onClick={onEdit}>
          Corrigir
        </button>
      )}
    </div>
  );
}

function Pagina({ processo }: { processo: ProcessoCompleto }) {
  const { id, pode, situacao } = processo;
  const nome = nomeDoProcesso(processo);
  const todos = useCan('escritorios.ver');
  useVisit(nome, processoPath(id));
  const form = useFormDoProcesso();
  const edit = pode.editar === undefined ? () => form.edit(id) : null;
  const acoes = useAcoesDoProcesso({
    onEdit: () => form.edit(id),
    onExcluido: () => void navigate(todos ? PROCESSOS : PROCESSOS_DO_ESCRITORIO, { replace: true }),
  });
  const registra = pode.registrar === undefined;
  useHotkey('e', 'Editar', () => edit?.(), { enabled: edit !== null });
  useHotkey('n', messages.novoEvento, () => acoes.open('evento', processo), { enabled: registra });
  const entries = acoes.entries(processo);
  const direct = [messages.comentar, situacao === 'Em andamento' ? messages.enviar : messages.manifestar, 'Editar'];
  const phone = useIsPhone();
  const beside = direct.flatMap((name) =>
    entries.filter(({ label, disabledReason }) => label === name && !disabledReason && !phone),
  );
  const rest = entries.filter((entry) => !beside.includes(entry) && entry.label !== messages.novoEvento);
  return (
    <>
      <Head
        title={<NumeroDoProcesso processo={processo} />}
        tags={<MarcasDoProcesso processo={processo} />}
        subtitle={processo.tipo}
      >
        {beside.map(({ label, onSelect }) => (
          <Button key={label} variant="default" onClick={onSelect}>
            {label}
          </Button>
        ))}
        {entries.length > 0 && (
          <Menu
            label={`Ações de ${nome}`}
            align="end"
            entries={rest}
            trigger={(props) => (
              <Button {...props} variant="default" aria-label={`Ações de ${nome}`} className={classes.mais}>
                <IconDots size={18} aria-hidden />
              </Button>
            )}
          />
        )}
        {registra && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => acoes.open('evento', processo)}>
            {messages.novoEvento}
          </Button>
        )}
      </Head>
      <Avisos processo={processo} onEdit={edit} />
      <DadosDoProcesso processo={processo} />
      <div className={classes.colunas}>
        <Andamento processo={processo} />
        <div className={classes.lado}>
          <PrazosDoProcesso processo={processo} registra={registra} />
          <FiliadosDoProcesso processo={processo} />
          <AtendimentosDoProcesso atendimentos={processo.atendimentos} />
          <AnexosDoProcesso processo={processo} />
          <TemasDoProcesso processo={id} />
        </div>
      </div>
      {acoes.dialogs}
      {form.drawer}
    </>
  );
}

/** '/juridico/processos/{id}'. Source: decisions-legal (Cases); design/areas/juridico-processo. */
export function ProcessoPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.processos.get.queryOptions({ input: { id } }));
  return (
    <Reading query={query} card>
      {(processo) => <Pagina key={processo.id} processo={processo} />}
    </Reading>
  );
}
