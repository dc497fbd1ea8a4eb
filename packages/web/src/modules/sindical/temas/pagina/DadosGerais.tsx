import { TEMA_FIELDS as FIELDS, type TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { Anexados } from './Anexados.tsx';
import { Secao } from './Secao.tsx';
import classes from './tema.module.css';

/** Section 0: what the theme is about, whom it concerns, its own files and links. Source: spec 3 §2.10. */
export function DadosGerais({ tema, onEditar }: { tema: TemaCompleto; onEditar: (() => void) | null }) {
  const { descricao, interessados, tags, classificacaoTema, casa, proposicao, autor, arquivos, links } = tema;
  const fatos: [string, string | null][] = [
    [FIELDS.interessados.rotulo, interessados.join(', ')],
    [FIELDS.tags.rotulo, tags.join(' · ')],
    [FIELDS.classificacaoTema.rotulo, classificacaoTema],
    ['Proposição', proposicao && [proposicao, casa].filter(Boolean).join(' · ')],
    [FIELDS.autor.rotulo, autor],
  ];
  return (
    <Secao numero={0} onEditar={onEditar}>
      <div className={classes.corpo}>
        {descricao && <p className={classes.descricao}>{descricao}</p>}
        <dl className={classes.fatos}>
          {fatos.map(([rotulo, valor]) =>
            valor ? (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <Anexados arquivos={arquivos} links={links} />
      </div>
    </Secao>
  );
}
