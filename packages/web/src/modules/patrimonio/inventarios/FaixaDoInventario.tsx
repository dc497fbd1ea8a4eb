import { formatDataBr, todayInSaoPaulo } from '@sede/domain/kernel';
import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { inventariosFaixa as textos } from '@sede/domain/modules/patrimonio/inventarios';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { StatusTag } from '#platform/ui/index.ts';
import classes from './inventarios.module.css';
import { Progresso } from './Progresso.tsx';

const ABERTOS = { situacao: 'aberto', porPagina: 10, totais: 'nao' } as const;

/** The newest open inventory above the register; nothing where none is open. Source: design/areas/patrimonio-bens. */
export function FaixaDoInventario() {
  const abertos = useQuery(orpc.inventarios.list.queryOptions({ input: ABERTOS }));
  const id = abertos.data?.itens[0]?.id ?? '';
  const { data: inventario } = useQuery(
    orpc.inventarios.get.queryOptions({ input: { id }, enabled: id !== '', meta: { modulos: ['fluxos'] } }),
  );
  if (!inventario || inventario.encerradoEm !== null) return null;
  const { nome, criadoEm, lendo, bens, lidos, emOutroSetor } = inventario;
  const comecou = `começou em ${formatDataBr(todayInSaoPaulo(new Date(criadoEm)))}`;
  return (
    <section className={`card ${classes.faixa} no-print`} aria-label={nome}>
      <IconQrcode size={22} aria-hidden />
      <div>
        <p className={classes.setor}>{nome}</p>
        <p className={classes.contas}>{[lendo > 0 && textos.lendoAgora(lendo), comecou].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.naFaixa}>
        <Progresso {...{ bens, lidos, emOutroSetor }} label={nome} />
      </div>
      {emOutroSetor > 0 && <StatusTag tone="wait" label={`${emOutroSetor.toLocaleString('pt-BR')} em outro setor`} />}
      <Link to={PATRIMONIO.inventario(id)} className={classes.abrir}>
        {textos.abrir}
      </Link>
    </section>
  );
}
