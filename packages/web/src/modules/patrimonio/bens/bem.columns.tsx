/**
 * Columns of the register, of people's assets and of buildings.
 * Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Register); design/areas/patrimonio-bens.
 */
import { formatCnpj } from '@sede/domain/kernel';
import {
  BEM_FIELDS,
  type Bem,
  type LugarDoBem,
  bensMessages as messages,
  SITUACAO_DO_BEM_ROTULOS,
  textoDoLugar,
} from '@sede/domain/modules/patrimonio/bens';
import { IconAlertTriangle, IconBuilding, IconLogout, IconTool, IconUser } from '@tabler/icons-react';
import {
  type Column,
  columnsOf,
  DateText,
  Digits,
  InstantText,
  PersonName,
  type RowStatus,
  StatusTag,
  TITLE,
} from '#platform/ui/index.ts';
import { TOM_DA_SITUACAO, tomDaLinha } from './bem.status.ts';
import type { Metade } from './bens.list.ts';
import classes from './bens.module.css';

const column = columnsOf<Bem, typeof BEM_FIELDS>(BEM_FIELDS);

const ICONES: Readonly<Record<LugarDoBem, typeof IconUser | null>> = {
  sede: IconBuilding,
  usuario: IconUser,
  fora: IconLogout,
  atrasado: IconAlertTriangle,
  oficina: IconTool,
  fim: null,
};

type ComLugar = Pick<Bem, 'lugar' | 'lugarDia' | 'comQuem'>;

/** 'Fora · volta 27/11', with its picture; who has it when one points at it. */
export function OndeEsta({ bem: { lugar, lugarDia, comQuem }, today }: { bem: ComLugar; today: string }) {
  const Icone = ICONES[lugar];
  return (
    <span className={classes.onde} data-lugar={lugar} title={comQuem ? `Com ${comQuem}` : undefined}>
      {Icone && <Icone size={15} aria-hidden />}
      {textoDoLugar({ lugar, dia: lugarDia }, today)}
    </span>
  );
}

/** Day on which an inventory saw it last; 'não localizado' once somebody gave it up. */
function Conferido({ bem: { conferido, naoLocalizado } }: { bem: Pick<Bem, 'conferido' | 'naoLocalizado'> }) {
  if (naoLocalizado) return <span className={classes.perdido}>{messages.naoLocalizado}</span>;
  return conferido ? <DateText value={conferido} /> : '—';
}

export function SituacaoDoBemTag({ bem: { situacao, semRegistro } }: { bem: Pick<Bem, 'situacao' | 'semRegistro'> }) {
  return (
    <>
      <StatusTag tone={TOM_DA_SITUACAO[situacao]} label={SITUACAO_DO_BEM_ROTULOS[situacao]} />
      {semRegistro && <span className={classes.nota}> {messages.semRegistro}</span>}
    </>
  );
}

const numero: Column<Bem> = {
  ...column('nPatrimonio', { ...TITLE, header: 'Nº', sortable: true, width: 112 }),
  cell: ({ nPatrimonio, aConferir }) => (
    <>
      {nPatrimonio ? <Digits>{nPatrimonio}</Digits> : '—'}{' '}
      {aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
    </>
  ),
  inCard: ({ nPatrimonio, tipoObjeto }) => [nPatrimonio, tipoObjeto].filter(Boolean).join(' · '),
};
const descricao: Column<Bem> = {
  ...column('descricaoBem', { sortable: true, card: 'subtitle', least: 180, share: 2 }),
  cell: ({ descricaoBem, especificacao }) => (
    <>
      <span className={classes.descricao}>{descricaoBem ?? '—'}</span>{' '}
      {especificacao && <span className={classes.nota}>{especificacao}</span>}
    </>
  ),
  inCard: ({ descricaoBem, usuario, empresa }) => [descricaoBem, usuario ?? empresa].filter(Boolean).join(' · '),
};
const usuario: Column<Bem> = {
  ...{ id: 'usuario', header: BEM_FIELDS.idUsuario.rotulo, sortable: true, least: 150, card: 'none' },
  cell: (row) => (row.usuario ? <PersonName name={row.usuario} /> : '—'),
};
const empresa = column('empresa', { sortable: true, least: 150, card: 'none' });

/** Those of a building have a company in the place of somebody who uses them. */
export const bemColumns = (classe: Metade, today: string): readonly Column<Bem>[] => [
  numero,
  column('tipoObjeto', { header: 'Tipo', sortable: true, width: 132, card: 'none' }),
  ...(classe === null ? [column('classe', { width: 96 })] : []),
  descricao,
  ...(classe === 'predial' ? [empresa] : [usuario]),
  column('setorAlocado', { sortable: true, width: 140, card: 'none' }),
  {
    ...{ id: 'situacao', header: BEM_FIELDS.situacaoBase.rotulo, sortable: true, width: 150, card: 'status' },
    cell: (row) => <SituacaoDoBemTag bem={row} />,
  },
  {
    ...{ id: 'lugar', header: 'Onde está', width: 176, card: 'date' },
    cell: (row) => <OndeEsta bem={row} today={today} />,
  },
  { id: 'conferido', header: 'Conferido', width: 124, card: 'none', cell: (row) => <Conferido bem={row} /> },
  ...(classe === 'predial' ? [{ ...usuario, hidden: true }] : [{ ...empresa, hidden: true }]),
  column('cnpj', {
    ...{ width: 160, hidden: true },
    cell: ({ cnpj }) => (cnpj ? <Digits>{formatCnpj(cnpj)}</Digits> : '—'),
  }),
  column('responsavel', { least: 140, hidden: true }),
  column('nSerie', { width: 140, hidden: true }),
  column('dataAlocacao', { sortable: true, width: 120, hidden: true }),
  column('retorno', { width: 110, hidden: true }),
  column('dataAquisicao', { sortable: true, width: 120, hidden: true }),
  column('valorAquisicao', { sortable: true, numeric: true, width: 130, hidden: true }),
  column('garantiaAte', { sortable: true, width: 120, hidden: true }),
  column('dataDescarte', { width: 120, hidden: true }),
  {
    ...{ id: 'dataCadastro', header: 'Cadastrado em', sortable: true, width: 140, hidden: true },
    cell: ({ dataCadastro }) => <InstantText value={dataCadastro} />,
  },
  { id: 'autor', header: 'Cadastrado por', width: 150, hidden: true, cell: ({ autor }) => autor },
];

export const bemRowStatus =
  (today: string) =>
  ({ lugar, lugarDia }: Bem): RowStatus => ({
    tone: tomDaLinha(lugar),
    label: textoDoLugar({ lugar, dia: lugarDia }, today),
  });
