import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { PictureFormatEnum } from '../picture/picture.type.ts';
import type { PictureFormat } from '../picture/picture.view.ts';
import { listPortfolioFiles } from './portfolio.files.ts';
import { listPortfolio } from './portfolio.service.ts';
import { PortfolioFile, PortfolioGroup } from './portfolio.type.ts';

@Resolver()
export class PortfolioResolver {
  @Access('public')
  @Query(() => [PortfolioGroup], { description: 'The portfolio: its three tabs with what they show.' })
  portfolio(@Ctx() context: Context): Promise<PortfolioGroup[]> {
    return listPortfolio(context);
  }

  @Access('public')
  @Query(() => [PortfolioFile], {
    description:
      'The files that show the whole portfolio on one screen, with their real sizes: to save them there.',
  })
  portfolioFiles(
    @Ctx() context: Context,
    @Arg('width', () => Int, { description: "The screen's width in its own pixels." }) width: number,
    @Arg('format', () => PictureFormatEnum, { description: 'The format of the pictures.' })
    format: PictureFormat,
  ): Promise<PortfolioFile[]> {
    return listPortfolioFiles(context, width, format);
  }
}
