import { Button } from '@mantine/core';
import { SO_CONSULTA } from '@sede/domain/kernel';
import { painelJuridicoMessages as messages } from '@sede/domain/modules/juridico/painel-juridico';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link, navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import classes from './painel-juridico.module.css';
import { AGENDAR, NAVEGACAO, NOVO_PROCESSO } from './painel-juridico.paths.ts';

function Criar({ rotulo, to, pode, principal }: { rotulo: string; to: string; pode: boolean; principal?: boolean }) {
  return (
    <Button
      variant={principal ? 'filled' : 'default'}
      leftSection={principal ? <IconCalendarPlus size={16} aria-hidden /> : undefined}
      aria-disabled={pode ? undefined : true}
      data-disabled={pode ? undefined : true}
      title={pode ? undefined : SO_CONSULTA}
      onClick={pode ? () => void navigate(to) : undefined}
    >
      {rotulo}
    </Button>
  );
}

/** What is made from here: of whoever only reads each button is there, and says why not. Offices have none of them. */
export function Criacao({ podeAgendar }: { podeAgendar: boolean }) {
  const podeCriar = useCan('processos.editar');
  return (
    <div className={`${classes.botoes} no-print`}>
      <Criar rotulo={messages.agendar} to={AGENDAR} pode={podeAgendar} principal />
      <Criar rotulo={messages.novoJudicial} to={NOVO_PROCESSO.judicial} pode={podeCriar} />
      <Criar rotulo={messages.novoAdministrativo} to={NOVO_PROCESSO.administrativo} pode={podeCriar} />
      <Criar rotulo={messages.novoProcedimento} to={NOVO_PROCESSO.procedimento} pode={podeCriar} />
    </div>
  );
}

/** Where the panel leads: the pages that this person may open; objects of cases only for whoever keeps them. */
export function Navegacao() {
  const { routes, may } = useNavigation();
  const abre = (to: string) => routes.some(({ path, access }) => path === to && may(access));
  return (
    <nav className={`${classes.navegacao} no-print`} aria-label="Páginas do jurídico">
      {NAVEGACAO.filter(({ to }) => abre(to)).map(({ rotulo, to }) => (
        <Link key={to} to={to} className={classes.pagina}>
          {rotulo}
        </Link>
      ))}
    </nav>
  );
}
