import { formatContagem } from '@sede/domain/kernel';
import { temasMessages as messages, type TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { Nothing } from '#platform/ui/reading.ts';
import { PosicaoTag } from '../Marcas.tsx';
import { Secao } from './Secao.tsx';
import classes from './tema.module.css';
import { VerAnexados } from './VerAnexados.tsx';

/** Section 1: each item with where the union stands, and its files and links. Source: spec 3 §2.10. */
export function Itens({ tema, onEditar }: { tema: TemaCompleto; onEditar: (() => void) | null }) {
  const itens = tema.existeItensDestaque ? tema.itens : [];
  const nota = itens.length === 0 ? undefined : formatContagem(itens.length, 'destaque', 'destaques');
  return (
    <Secao numero={1} nota={nota} onEditar={onEditar}>
      {itens.length === 0 ? (
        <Nothing>{messages.semRegistros}</Nothing>
      ) : (
        <ul className={classes.itens}>
          {itens.map(({ id, descricaoItem, posicionamento, arquivos, links }) => (
            <li key={id}>
              <span className={classes.texto}>{descricaoItem}</span>
              <span>
                <VerAnexados arquivos={arquivos} links={links} de={descricaoItem} />
              </span>
              <span>{posicionamento && <PosicaoTag posicao={posicionamento} />}</span>
            </li>
          ))}
        </ul>
      )}
    </Secao>
  );
}
