import { Button } from '@mantine/core';
import { type DetalhesSaude, type ItemSaude, SITUACOES_SAUDE, saudeMessages } from '@sede/domain/modules/sistema/saude';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { InstantText, notify, Reading, StatusTag, type Tone } from '#platform/ui/index.ts';
import classes from './saude.module.css';

const REFRESH_MS = 15_000;
const TONES: Record<ItemSaude['situacao'], Tone> = { ok: 'ok', atencao: 'wait', falha: 'late' };
const ICONS = { ok: IconCircleCheck, atencao: IconAlertTriangle, falha: IconCircleX };
const PAGES: Partial<Record<ItemSaude['chave'], { to: string; label: string }>> = {
  emails: { to: '/configuracoes/emails?estado=falhou', label: 'Abrir E-mails' },
  copias: { to: '/configuracoes/copias', label: 'Abrir Cópias de segurança' },
  auditoria: { to: '/configuracoes/auditoria', label: 'Abrir Auditoria' },
};
const rotulo = (situacao: ItemSaude['situacao']) =>
  SITUACOES_SAUDE.find(({ valor }) => valor === situacao)?.rotulo ?? situacao;

function Item({ item }: { item: DetalhesSaude['itens'][number] }) {
  const Icon = ICONS[item.situacao];
  const page = item.situacao === 'ok' ? undefined : PAGES[item.chave];
  return (
    <li className={classes.item} data-tone={TONES[item.situacao]}>
      <Icon size={22} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <h2>{item.titulo}</h2>
        <p>{item.texto}</p>
        {item.fazer && <p className={classes.todo}>O que fazer: {item.fazer}</p>}
        {page && <Link to={page.to}>{page.label}</Link>}
      </div>
      <StatusTag tone={TONES[item.situacao]} label={rotulo(item.situacao)} />
    </li>
  );
}

function Tarefas({ tarefas }: Pick<DetalhesSaude, 'tarefas'>) {
  const mayRepeat = useCan('tarefas.repetir');
  const repeat = useSubmit(orpc.saude.repetirTarefa, {
    onSuccess: () => notify.success(saudeMessages.repetida),
    onError: (error) => notify.error(error),
  });
  if (tarefas.length === 0) return null;
  return (
    <section className={`card ${classes.jobs}`} aria-labelledby="tarefas">
      <h2 id="tarefas">Tarefas que falharam</h2>
      <ul>
        {tarefas.map(({ id, rotulo: nome, erro, em }) => (
          <li key={id}>
            <span>
              <b>{nome}</b> · <InstantText value={em} />
              <span className={classes.reason}>{erro}</span>
            </span>
            {mayRepeat && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Tentar novamente: ${nome}`}
                onClick={() => repeat.mutate({ id })}
              >
                Tentar novamente
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** '/configuracoes/saude': how the installation is, in plain words, and what to do. Source: issue 3. */
export function SaudePage() {
  const query = useQuery(orpc.saude.detalhes.queryOptions({ input: {}, refetchInterval: REFRESH_MS }));
  const { data } = query;
  const wrong = data?.itens.filter(({ situacao }) => situacao !== 'ok').length ?? 0;
  return (
    <>
      <header className={classes.head}>
        <h1>Saúde do sistema</h1>
        {data && (
          <p aria-live="polite">
            {wrong === 0
              ? 'Tudo em ordem.'
              : wrong === 1
                ? '1 ponto pede a sua atenção.'
                : `${wrong} pontos pedem a sua atenção.`}
          </p>
        )}
      </header>
      <Reading query={query} card wait={<p role="status">Carregando…</p>}>
        {({ itens, tarefas }) => (
          <>
            <ul className={`card ${classes.list}`}>
              {itens.map((item) => (
                <Item key={item.chave} item={item} />
              ))}
            </ul>
            <Tarefas tarefas={tarefas} />
          </>
        )}
      </Reading>
    </>
  );
}
