import { Button } from '@mantine/core';
import { formatContagem } from '@sede/domain/kernel';
import {
  type ImportacaoDeInteracoes,
  importacoesInteracaoMessages as messages,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, InstantText, notify } from '#platform/ui/index.ts';
import classes from './importacao.module.css';

const ESTADOS: Readonly<Record<ImportacaoDeInteracoes['estado'], string>> = {
  previa: 'prévia',
  importando: 'importando…',
  concluida: 'concluída',
  falhou: 'falhou',
  desfeita: 'desfeita',
};
const quantas = (n: number) => formatContagem(n, 'interação', 'interações');

/** The last imports, each taken back for thirty days. Source: decisions-members (Interactions: Import). */
export function ImportacoesRecentes() {
  const { data } = useQuery(orpc.importacoesInteracao.recentes.queryOptions({ input: {} }));
  const { mutateAsync: undo } = useSubmit(orpc.importacoesInteracao.desfazer, {
    alsoInvalidates: ['interacoes', 'filiados'],
  });
  const ask = async ({ id, versao, nome }: ImportacaoDeInteracoes) => {
    let mantidas = 0;
    const answer = await confirm({
      title: messages.desfazer,
      message: messages.perguntaDesfazer,
      details: [nome],
      confirmLabel: messages.desfazer,
      danger: true,
      run: async () => {
        mantidas = (await undo({ id, versao })).mantidas ?? 0;
      },
    });
    if (answer.confirmed) notify.success(messages.desfeita(mantidas));
  };
  if (!data || data.itens.length === 0) return null;
  return (
    <section aria-label={messages.recentes} className={classes.recentes}>
      <p className={classes.titulo}>{messages.recentes}</p>
      <ul>
        {data.itens.map((one) => (
          <li key={one.id}>
            <span>
              {one.nome} · <InstantText value={one.criadoEm} /> · {one.porNome} · {ESTADOS[one.estado]}
              {one.importadas !== null && ` · ${quantas(one.importadas)}`}
            </span>
            {one.pode.desfazer === undefined && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${messages.desfazer}: ${one.nome}`}
                onClick={() => void ask(one)}
              >
                {messages.desfazer}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
