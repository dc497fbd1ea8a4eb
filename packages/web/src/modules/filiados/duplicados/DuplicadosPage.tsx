import { Button } from '@mantine/core';
import { formatCpf, nomeProprio } from '@sede/domain/kernel';
import {
  duplicadosMessages as messages,
  type Par,
  ROTULO_ESTADO_DE_UNIFICACAO,
  ROTULO_PISTA,
} from '@sede/domain/modules/filiados/duplicados';
import { CADASTROS, rotuloMatricula } from '@sede/domain/modules/filiados/filiados';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link, navigate } from '#platform/routing/index.ts';
import { type Column, confirm, ListPage, notify, StatusTag, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { CasaTag } from '../filiados/index.ts';
import { paresList } from './duplicados.list.ts';
import classes from './duplicados.module.css';
import { COMPARAR, comparePath, PROPOSTAS } from './duplicados.paths.ts';

type Ficha = Par['uma'];

function FichaDoPar({ ficha }: { ficha: Ficha }) {
  const cadastro = CADASTROS.find(({ valor }) => valor === ficha.cadastro)?.rotulo ?? ficha.cadastro;
  return (
    <span className={classes.ficha}>
      <strong>{nomeProprio(ficha.nome)}</strong>
      <span>
        {ficha.cpf ? formatCpf(ficha.cpf) : 'Sem CPF'} · {rotuloMatricula(ficha.empresa)} {ficha.matricula} · {cadastro}{' '}
        <CasaTag casa={ficha.empresa} />
      </span>
    </span>
  );
}

const columns: readonly Column<Par>[] = [
  {
    id: 'nome',
    header: 'Uma ficha',
    sortable: true,
    wrap: true,
    hideable: false,
    card: 'title',
    cell: ({ uma }) => <FichaDoPar ficha={uma} />,
  },
  {
    id: 'outra',
    header: 'Outra ficha',
    wrap: true,
    hideable: false,
    card: 'subtitle',
    cell: ({ outra }) => <FichaDoPar ficha={outra} />,
  },
  {
    id: 'por',
    header: 'Parecem por',
    width: 210,
    wrap: true,
    card: 'status',
    cell: ({ por, proposta }) => (
      <span className={classes.pistas}>
        {por.map((pista) => (
          <span key={pista}>{ROTULO_PISTA[pista]}</span>
        ))}
        {proposta && <StatusTag tone="wait" label={ROTULO_ESTADO_DE_UNIFICACAO.aguardando} />}
      </span>
    ),
  },
];

const parDe = ({ uma, outra }: Par) => ({ fica: uma.id, sai: outra.id });

/** '/filiados/duplicados': pairs of records that look like one person. Source: decisions-members (Merge). */
export function DuplicadosPage() {
  const list = useListState(paresList);
  const query = useQuery(orpc.duplicados.pares.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const { mutateAsync } = useSubmit(orpc.duplicados.distinguir, { alsoInvalidates: ['filiados'] });
  async function distinguish({ uma, outra }: Par) {
    const answer = await confirm({
      title: messages.distintos,
      message: 'O par deixa de aparecer aqui e no cadastro.',
      details: [nomeProprio(uma.nome), nomeProprio(outra.nome)],
      confirmLabel: messages.distintos,
      run: () => mutateAsync({ uma: uma.id, outra: outra.id }),
    });
    if (answer.confirmed) notify.success(messages.lembrado);
  }
  const open = (par: Par) => navigate(comparePath(parDe(par)));
  return (
    <ListPage
      title={messages.titulo}
      list={list}
      query={query}
      count={{ one: 'par', many: 'pares' }}
      siblings={
        <>
          <SectionBar />
          <Button component={Link} to={PROPOSTAS} variant="default">
            {messages.propostas}
          </Button>
        </>
      }
      action={{ label: messages.escolherDuas, onClick: () => void navigate(COMPARAR) }}
      table={{
        id: 'duplicados',
        columns,
        rowKey: (par) => par.id,
        rowLabel: ({ uma, outra }) => `${nomeProprio(uma.nome)} e ${nomeProprio(outra.nome)}`,
        onOpen: (par) => void open(par),
        rowActions: (par) => [
          { label: messages.comparar, onSelect: () => void open(par) },
          { label: messages.distintos, onSelect: () => void distinguish(par) },
        ],
      }}
      empty={{ title: messages.semPares, text: messages.ajudaSemPares }}
    />
  );
}
