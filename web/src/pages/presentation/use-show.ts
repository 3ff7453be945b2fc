import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Selection, selectionHash } from '../../../../content/common/selection.ts';
import { projectPath } from '../../../../content/copy/presentation.ts';
import type { Project } from './project.ts';

export interface ShowProps {
  projects: Project[];
  /** The index of the first project. */
  first: number;
  /** Whether the URL names the first project. */
  named: boolean;
  /** The chosen rooms; empty for the whole portfolio. */
  selection: Selection;
}

export type Show = ReturnType<typeof useShow>;

/** Returns the state of the presentation, and the functions that change it. */
export function useShow({ projects, first, named, selection }: ShowProps) {
  const [index, setIndex] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [moved, setMoved] = useState(named);
  const navigate = useNavigate();
  const picked = selectionHash(selection);
  const projectAt = (position: number) => projects.at(position % projects.length) as Project;
  const pathOf = ({ item }: Project) => projectPath(item.portfolio_id) + picked;
  const project = projectAt(index);
  const { item, place } = project;

  function moveTo(position: number): void {
    const next = projectAt(position);
    setIndex(projects.indexOf(next));
    setMoved(true);
    // Does not use the router, which would move the focus. A reload opens the same project.
    window.history.replaceState(window.history.state, '', pathOf(next));
  }

  return {
    index,
    project,
    items: projects.map((each) => each.item),
    selection,
    /** The chosen rooms as a URL's fragment. */
    picked,
    playing,
    /** Whether the page is that of the shown project, not of the whole portfolio. */
    moved,
    /** Returns the path of the project so many steps ahead. */
    pathAt: (step: number) => pathOf(projectAt(index + step)),
    moveTo,
    togglePlay: () => setPlaying(!playing),
    leave: () => void navigate(place, { state: { project: item.portfolio_id } }),
  };
}
