import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { PictureFormatEnum } from '../picture/type.ts';
import { offeredWidths, type PictureFormat } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { FromContent } from '../platform/access/operations.ts';
import { BadInput } from '../platform/core/errors.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { SlugArg } from '../platform/validation/args.ts';
import { listPortfolioFiles } from './files.ts';
import { findProject, listPortfolio } from './service.ts';
import { PortfolioFile, PortfolioGroup, PortfolioItemType } from './type.ts';

@Resolver()
export class PortfolioResolver {
  @FromContent()
  @Query(() => [PortfolioGroup], {
    complexity: listOf(3),
    description: 'Returns the three tabs of the portfolio with their items.',
  })
  portfolio(@Ctx() context: Context): Promise<PortfolioGroup[]> {
    return listPortfolio(context);
  }

  @FromContent()
  @Query(() => PortfolioItemType, {
    nullable: true,
    description: 'Returns a project of the portfolio; null if there is none.',
  })
  portfolioItem(
    @Ctx() context: Context,
    @SlugArg('The slug of the project, or an earlier slug.') slug: string,
  ): Promise<PortfolioItemType | null> {
    return findProject(context, slug);
  }

  @FromContent()
  @Query(() => [PortfolioFile], {
    description:
      'Returns the files that a screen needs to show the whole portfolio offline, with their sizes.',
  })
  portfolioFiles(
    @Ctx() context: Context,
    @Arg('width', () => Int, { description: 'The width of the screen in device pixels.' }) width: number,
    @Arg('format', () => PictureFormatEnum, { description: 'The format of the pictures.' })
    format: PictureFormat,
  ): Promise<PortfolioFile[]> {
    if (!offeredWidths.includes(width)) {
      throw new BadInput({ width: `The width is one of ${offeredWidths.join(', ')}.` });
    }
    return listPortfolioFiles(context, width, format);
  }
}
