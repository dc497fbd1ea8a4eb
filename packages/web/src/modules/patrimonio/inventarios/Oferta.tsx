import { Button } from '@mantine/core';
import {
  type InventarioCompleto,
  inventariosMotivos,
  type LinhaDoInventario,
  inventariosMessages as messages,
} from '@sede/domain/modules/patrimonio/inventarios';
import classes from './inventarios.module.css';
import { useDecisao } from './useInventario.ts';

/** 'Mudar para Depósito', 'Não localizado'. */
export const rotuloDaOferta = ({ oferta, setor }: Pick<LinhaDoInventario, 'oferta' | 'setor'>): string =>
  oferta === 'setor' ? messages.mudarPara(setor ?? '') : messages.marcarNaoLocalizado;

/** What a closed inventory offers of a line: the new sector, or 'Não localizado'; accepted or let go. */
export function Oferta({ inventario, linha }: { inventario: InventarioCompleto; linha: LinhaDoInventario }) {
  const { decide, isPending } = useDecisao(inventario);
  const { oferta, numero } = linha;
  if (oferta === null) return '—';
  const motivo = inventariosMotivos.texto(inventario.pode.decidir);
  const aceitar = rotuloDaOferta(linha);
  const botao = { size: 'compact-sm', disabled: isPending || motivo !== undefined, title: motivo } as const;
  return (
    <span className={classes.oferta}>
      <Button {...botao} variant="light" aria-label={`${aceitar}: ${numero}`} onClick={() => decide(linha, 'aceitar')}>
        {aceitar}
      </Button>
      <Button
        {...botao}
        variant="subtle"
        aria-label={`${messages.dispensar}: ${numero}`}
        onClick={() => decide(linha, 'dispensar')}
      >
        {messages.dispensar}
      </Button>
    </span>
  );
}
