import { lazy, type ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { LEAVING_PATH } from '../shared/leave-app.ts'
import { LoadingScreen } from '../shared/ui/loading-screen.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { PATHS } from './paths.ts'

const visitorRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./visitor-guard.tsx')).VisitorsOnly }),
  children: [
    {
      path: PATHS.login,
      lazy: async () => ({
        Component: (await import('../features/auth/login-page.tsx')).LoginPage,
      }),
    },
    {
      path: PATHS.register,
      lazy: async () => ({
        Component: (await import('../features/auth/register-page.tsx')).RegisterPage,
      }),
    },
  ],
}

/**
 * A screen that its frame does not wait for: it begins to load behind the frame's own code, and the
 * frame shows a skeleton in its place.
 */
function behindFrame(
  load: () => Promise<ComponentType>,
): () => Promise<{ Component: ComponentType }> {
  const Component = lazy(async () => ({ default: await load() }))
  return async () => {
    void loadFrame()
      .then(load)
      .catch(() => undefined)
    return { Component }
  }
}
const loadFrame = () => import('./dashboard-layout.tsx')

const dashboardRoutes: RouteObject = {
  lazy: async () => ({ Component: (await loadFrame()).DashboardLayout }),
  children: [
    {
      path: PATHS.dashboard,
      lazy: behindFrame(async () => (await import('./overview-screen.tsx')).OverviewScreen),
    },
    ...[PATHS.bots, PATHS.bot(':botId')].map((path) => ({
      path: decodeURIComponent(path),
      lazy: behindFrame(async () => (await import('./bots-screen.tsx')).BotsScreen),
    })),
    {
      path: decodeURIComponent(PATHS.conversations(':botId')),
      lazy: behindFrame(
        async () =>
          (await import('../features/conversations/conversations-page.tsx')).ConversationsPage,
      ),
    },
    {
      path: PATHS.knowledge,
      lazy: behindFrame(
        async () => (await import('../features/knowledge/knowledge-page.tsx')).KnowledgePage,
      ),
    },
    {
      path: decodeURIComponent(PATHS.document(':fileId')),
      lazy: behindFrame(
        async () => (await import('../features/knowledge/reader-page.tsx')).ReaderPage,
      ),
    },
    {
      path: PATHS.analytics,
      lazy: behindFrame(
        async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
      ),
    },
    {
      path: PATHS.billing,
      lazy: behindFrame(
        async () => (await import('../features/billing/billing-page.tsx')).BillingPage,
      ),
    },
    {
      path: PATHS.settings,
      lazy: behindFrame(
        async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
      ),
    },
  ],
}

const adminRoutes: RouteObject = {
  lazy: async () => ({
    Component: (await import('../features/admin/admin-layout.tsx')).AdminLayout,
  }),
  children: [
    {
      path: PATHS.admin,
      lazy: async () => ({
        Component: (await import('../features/admin/admin-figures.tsx')).AdminOverview,
      }),
    },
    {
      path: PATHS.adminUsers,
      lazy: async () => ({
        Component: (await import('../features/admin/admin-users.tsx')).AdminUsers,
      }),
    },
    {
      path: PATHS.adminBots,
      lazy: async () => ({
        Component: (await import('../features/admin/admin-bots.tsx')).AdminBots,
      }),
    },
    {
      path: PATHS.adminRevenue,
      lazy: async () => ({
        Component: (await import('../features/admin/admin-figures.tsx')).AdminRevenue,
      }),
    },
    {
      path: PATHS.adminAnalytics,
      lazy: async () => ({
        Component: (await import('../features/admin/admin-figures.tsx')).AdminAnalytics,
      }),
    },
    {
      path: PATHS.adminMessages,
      lazy: async () => ({
        Component: (await import('../features/admin/admin-messages.tsx')).AdminMessages,
      }),
    },
  ],
}

const ownerRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards.tsx')).OwnersOnly }),
  children: [
    {
      path: PATHS.onboarding,
      lazy: async () => ({
        Component: (await import('./onboarding-screen.tsx')).OnboardingScreen,
      }),
    },
    {
      lazy: async () => ({ Component: (await import('./guards.tsx')).OnboardedOnly }),
      children: [dashboardRoutes],
    },
    adminRoutes,
  ],
}

/** Everything that needs Firebase, which is connected before the first of these screens shows. */
const applicationRoutes: RouteObject = {
  lazy: async () => {
    const { Providers, prepareApplication } = await import('./providers.tsx')
    await prepareApplication()
    return { Component: Providers }
  },
  children: [
    visitorRoutes,
    {
      path: PATHS.resetPassword,
      lazy: async () => ({
        Component: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
      }),
    },
    ownerRoutes,
    { path: LEAVING_PATH, Component: LoadingScreen },
  ],
}

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      applicationRoutes,
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./unknown-screen.tsx')).UnknownScreen }),
      },
    ],
  },
]

export const createAppRouter = () => createBrowserRouter(routes)
